import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "./app/site-pages.ts";
import { buildFolder } from "./scripts/site/build-folder.ts";

const onlyExamples = Boolean(process.env["ONLY_EXAMPLES"]);

export default {
  appDirectory: "app",
  buildDirectory: onlyExamples ? "build/examples" : buildFolder,
  routeDiscovery: { mode: "initial" },
  ssr: true,
  prerender: onlyExamples ? ["/examples"] : [...prerenderedPaths],
} satisfies Config;
