import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { refuseServerCode } from "./scripts/vite/refuse-server-code.ts";

/** What every page loads. In one chunk it is 6 kB smaller than in eight: brotli sees it as a whole. */
const framework =
  /node_modules|app\/(document|frame|root|page-)|content\/(company|navigation|footer)|vite\/|rolldown/;

export default defineConfig({
  plugins: [refuseServerCode(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, pure_getters: true, keep_fargs: false },
    },
  },
  environments: {
    client: {
      build: {
        minify: "terser",
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: "framework", test: framework }] } },
        },
      },
    },
  },
  css: { transformer: "lightningcss" },
  server: { host: "127.0.0.1" },
});
