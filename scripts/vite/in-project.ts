import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { normalizePath } from "vite";

const root = `${normalizePath(realpathSync(resolve(import.meta.dirname, "../..")))}/`;

/**
 * A module's path within the project. Vite's names of modules begin at the disk's root, and a folder above the project
 * may have any name: `content`, or `vite`.
 * @param id of a module, as Vite names it
 * @returns the id itself if the module is none of the project's
 */
export function inProject(id: string): string {
  return id.startsWith(root) ? id.slice(root.length) : id;
}
