import { rm, writeFile } from "node:fs/promises";
import { build } from "vite";
import { keptAsText } from "./kept-as-text.ts";
import { outsideBundle } from "./outside-bundle.ts";

/**
 * React picks its build when it is first loaded, so the mode is set before anything is imported. Node's compile cache
 * is kept beside the bundle if it may write there: a start then takes a third less processor time. Threads and processes
 * that the site starts find it by the variable.
 */
const entry = `import { enableCompileCache } from "node:module";

process.env["NODE_ENV"] ??= "production";
process.env["NODE_COMPILE_CACHE"] ??= import.meta.dirname + "/compiled";
enableCompileCache(process.env["NODE_COMPILE_CACHE"]);
await import("./site.js");
`;

/**
 * Writes the server as one module: types are stripped once and not at every start, and a start opens some ten files
 * instead of 700.
 * @param folder the build's folder; the server's own code finds it beside itself
 */
export async function bundleServer(folder: string) {
  await Promise.all(
    ["site", "compiled"].map((old) => rm(`${folder}/${old}`, { recursive: true, force: true })),
  );
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    ssr: { noExternal: true, external: outsideBundle },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: "node26",
      minify: false,
      rolldownOptions: {
        /* The server, what may supervise it, and its threads. */
        input: {
          site: "server/main.ts",
          supervise: "server/supervise.ts",
          render: "server/render-thread.ts",
          watchdog: "server/watch/watchdog-thread.ts",
          requirement: "documents/requirement/requirement-thread.ts",
          sizing: "server/sizing/size-plan.ts",
          cards: "server/blog/card-thread.ts",
          uploads: "server/blog/upload-process.ts",
          search: "server/search/search-thread.ts",
          reads: "server/database/reads-thread.ts",
          writer: "server/database/writer-thread.ts",
          sandbox: "server/sandbox/sandbox-main.ts",
          assistant: "server/assistants/answer-tool.ts",
        },
        output: { entryFileNames: "[name].js", chunkFileNames: "site/[name]-[hash].js", ...keptAsText },
      },
    },
  });
  await writeFile(`${folder}/main.js`, entry);
}
