import { readConfig } from "#server/config/config.ts";
import { siteFilesOf } from "#server/http/site-files.ts";
import { pageRenderer, type SiteBuild } from "#server/page-renderer.ts";
import { openSite } from "#server/site.ts";
import { listFiles } from "../site/list-files.ts";

/**
 * The server with pages rendered from their sources. The search uses the last build's index.
 * @param loadPages returns the pages as their sources are now
 */
export async function openDevSite(loadPages: () => Promise<SiteBuild>) {
  const config = readConfig(process.env);
  const site = await openSite(config, {
    files: siteFilesOf("generated/documents", await listFiles("generated/documents"), { tls: false }),
    folder: "build",
    renderPage: async (request, input) =>
      pageRenderer(await loadPages(), "development")(request, { ...input, logError: console.error }),
  });
  return { ...site, config };
}
