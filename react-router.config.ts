import type { Config } from "@react-router/dev/config";
import { prerenderedDocumentPages, prerenderedFiles, prerenderedPaths } from "./app/prerendered-paths.ts";

const onlyExamples = Boolean(process.env["ONLY_EXAMPLES"]);

export default {
  appDirectory: "app",
  buildDirectory: onlyExamples ? "build/examples" : "build",
  routeDiscovery: { mode: "initial" },
  ssr: true,
  prerender: onlyExamples
    ? ["/examples"]
    : [...prerenderedPaths(), ...prerenderedDocumentPages(), ...prerenderedFiles()],
} satisfies Config;
