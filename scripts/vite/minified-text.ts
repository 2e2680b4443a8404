import { readFile } from "node:fs/promises";
import { minify } from "terser";
import type { Plugin } from "vite";

/** `import text from "./script.js?minified"`: the text of a script that stands in every page's HTML. */
export function minifiedText(): Plugin {
  return {
    name: "minified-text",
    enforce: "pre",
    async load(id) {
      const [file = "", query] = id.split("?");
      if (query !== "minified") return null;
      const { code } = await minify(await readFile(file, "utf8"), { ecma: 2020, compress: { passes: 2 } });
      return `export default ${JSON.stringify(code)};`;
    },
  };
}
