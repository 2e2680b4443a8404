import { existsSync } from "node:fs";
import { resolve } from "node:path";

/** A thread's module: the bundle that the build has made; in development and in tests, the source. */
export function threadFile(name: string, source: string) {
  const built = resolve("build", `${name}.js`);
  return existsSync(built) ? built : resolve(source);
}
