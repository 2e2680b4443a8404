import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { REVISION } from "three";
import { build } from "vite";

/**
 * A hash over the code that turns a scene into a picture, including three. The code is minified first: comments, names
 * of variables and functions, and file names don't count.
 */
export async function darkroomDigest(kind: "still" | "film"): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: true,
      lib: { entry: fileURLToPath(new URL(`${kind}-darkroom.ts`, import.meta.url)), formats: ["cjs"] },
      rolldownOptions: { external: /^three/ },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (!first || !("output" in first)) throw new Error("Vite built no darkroom to take a fingerprint of.");
  return createHash("sha256").update(REVISION).update(first.output[0].code).digest("hex").slice(0, 16);
}
