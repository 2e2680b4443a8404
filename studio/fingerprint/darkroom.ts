import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { REVISION } from "three";
import { build } from "vite";

/**
 * A hash over the code that turns a scene into a picture, including three. The code is minified first: comments, names
 * of variables and functions, and file names don't count.
 */
export async function darkroomDigest(kind: "still" | "film"): Promise<string> {
  const code = await minified(`${kind}-darkroom.ts`);
  return createHash("sha256").update(REVISION).update(code).digest("hex").slice(0, 16);
}

const scripts = ["denoise.py", "floor.py", "render.py"];

/** The same of the ray tracer: what writes a scene down, and Blender's scripts as they stand. */
export async function tracerDigest(more: readonly string[] = []): Promise<string> {
  const hash = createHash("sha256")
    .update(REVISION)
    .update(await minified("../ray/pack.ts"));
  for (const name of [...scripts, ...more])
    hash.update(await readFile(new URL(`../ray/${name}`, import.meta.url)));
  return hash.digest("hex").slice(0, 16);
}

async function minified(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: true,
      lib: { entry: fileURLToPath(new URL(entry, import.meta.url)), formats: ["cjs"] },
      rolldownOptions: { external: /^three/ },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (!first || !("output" in first))
    throw new Error(`Vite built nothing of ${entry} to take a fingerprint of.`);
  return first.output[0].code;
}
