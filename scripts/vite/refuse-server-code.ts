import { relative, resolve, sep } from "node:path";
import type { Plugin } from "vite";

const serverFolder = resolve(import.meta.dirname, "../../server") + sep;

/**
 * Stops the build when anything in the browser's bundle imports from `server/`.
 * React Router itself looks only at names that end in `.server`.
 */
export function refuseServerCode(): Plugin {
  return {
    name: "refuse-server-code",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (this.environment.name !== "client" || importer === undefined) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (resolved === null || !resolved.id.startsWith(serverFolder)) return resolved;
      const here = (path: string) => relative(process.cwd(), path);
      this.error(
        `${here(importer)} imports ${here(resolved.id)}, which belongs to the server and must never reach a browser. ` +
          "Hand the data over through the page's loader instead.",
      );
    },
  };
}
