import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "./app/site-pages.ts";

const onlyExamples = Boolean(process.env["ONLY_EXAMPLES"]);

export default {
  appDirectory: "app",
  buildDirectory: onlyExamples ? "build/examples" : "build",
  routeDiscovery: { mode: "initial" },
  ssr: true,
  prerender: onlyExamples ? ["/examples"] : [...prerenderedPaths],
} satisfies Config;
