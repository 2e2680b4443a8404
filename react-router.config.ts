import type { Config } from "@react-router/dev/config";
import { prerenderedDocumentPages, prerenderedFiles, prerenderedPaths } from "./app/prerendered-paths.ts";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  routeDiscovery: { mode: "initial" },
  ssr: true,
  prerender: [...prerenderedPaths(), ...prerenderedDocumentPages(), ...prerenderedFiles()],
} satisfies Config;
