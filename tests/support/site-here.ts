import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readConfig } from "#server/config/config.ts";
import { openSiteFiles } from "#server/http/site-files.ts";
import { pageRenderer } from "#server/page-renderer.ts";
import { openSite } from "#server/site.ts";

/** The whole built site in this process, without a socket: `ask` is its fetch. Needs `server/production.ts` imported first. */
export async function openSiteHere(env: Record<string, string> = {}) {
  const build = resolve("build");
  const dataDir = env["DATA_DIR"] ?? (await mkdtemp(join(tmpdir(), "mag-site-")));
  const site = await openSite(
    readConfig({ LOG_LEVEL: "silent", SUBMISSION_LIMIT: "0", ...env, DATA_DIR: dataDir }),
    {
      files: await openSiteFiles(build, { tls: false }),
      renderPage: pageRenderer(await import(pathToFileURL(join(build, "server/index.js")).href)),
      folder: build,
    },
  );
  return {
    ...site,
    dataDir,
    origin: "http://localhost",
    ask: async (path: string, init?: RequestInit) =>
      site.app.fetch(new Request(`http://localhost${path}`, init)),
    stop: async () => {
      await site.close();
      if (!env["DATA_DIR"]) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
