import { readFile } from "node:fs/promises";
import { minify, type Plugin } from "vite";

/** `import text from "./script.js?minified"`: the text of a script that stands in every page's HTML. */
export function minifiedText(): Plugin {
  return {
    name: "minified-text",
    enforce: "pre",
    async load(id) {
      const [file = "", query] = id.split("?");
      if (query !== "minified") return null;
      const { code, errors } = await minify(file, await readFile(file, "utf8"), { module: false });
      if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join("; ")}`);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}
