import type { Plugin } from "vite";
import { inProject } from "./in-project.ts";

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
      if (resolved === null || !inProject(resolved.id).startsWith("server/")) return resolved;
      this.error(
        `${inProject(importer)} imports ${inProject(resolved.id)}, which belongs to the server and must never reach a browser. ` +
          "Hand the data over through the page's loader instead.",
      );
    },
  };
}
