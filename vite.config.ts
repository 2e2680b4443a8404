import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { refuseServerCode } from "./scripts/vite/refuse-server-code.ts";

export default defineConfig({
  plugins: [refuseServerCode(), reactRouter()],
  build: { assetsInlineLimit: 0, target: "es2022" },
  css: { transformer: "lightningcss" },
  server: { host: "127.0.0.1" },
});
