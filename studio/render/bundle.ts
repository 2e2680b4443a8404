import { fileURLToPath } from "node:url";
import { build } from "vite";

/** The studio's browser code as one script: for stills, or for another entry, by its path in `render/`. */
export async function bundlePage(entry = "page/page.ts"): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL(entry, import.meta.url)),
        formats: ["iife"],
        name: "studioPage",
      },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (!first || !("output" in first)) throw new Error("Vite built no page script for the studio.");
  return first.output[0].code;
}
