import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { refuseServerCode } from "./scripts/vite/refuse-server-code.ts";

/**
 * What every page runs, in two files: many small ones compress worse, and each is a request. Packages that only
 * some pages need stay with those pages.
 */
const everywhere = [
  {
    name: "vendor",
    test: /node_modules.(react|react-dom|react-router|scheduler|@react-router)\W|preload-helper|rolldown.runtime/,
  },
  {
    name: "frame",
    test: /(app.(root|page-|timings|document|frame)|app.sections.(message|headline)|content.(navigation|company)|ui.(classes|link|alert|button|grid|icon|logo|route|section|skeleton|skip-link|station|tabs|text-link|visually-hidden))\b/,
  },
];

export default defineConfig({
  plugins: [refuseServerCode(), reactRouter()],
  build: { assetsInlineLimit: 0, target: "es2022" },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: everywhere } } } } },
  },
  css: { transformer: "lightningcss" },
  server: { host: "127.0.0.1" },
});
