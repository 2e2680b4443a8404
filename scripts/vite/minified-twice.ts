import { minify } from "terser";
import type { Plugin } from "vite";

/** From this size (bytes) on Vite's own minifier alone makes a chunk as small; Terser would take 10 s of processor time more. */
const large = 100_000;

/**
 * Minifies the chunks that pages begin with by Terser, before Vite's own minifier does. Both make a vehicle's page 8%
 * smaller than Vite's alone, and the framework 1%.
 */
export function minifiedTwice(): Plugin {
  let isWanted = true;
  return {
    name: "minified-twice",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved({ build }) {
      isWanted = build.minify !== false;
    },
    async renderChunk(code, { name }) {
      const isFramework = name === "framework";
      if (!isWanted || (code.length > large && !isFramework)) return null;
      const minified = await minify(code, {
        module: true,
        ecma: 2020,
        /* A third pass saves 45 bytes of the framework, and adds 108 to all others together. */
        compress: { passes: isFramework ? 3 : 2, pure_getters: true, keep_fargs: false },
      });
      return { code: minified.code ?? code, map: null };
    },
  };
}
