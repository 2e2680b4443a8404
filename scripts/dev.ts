import "./environment.ts";
import { createServer as createHttpServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createViteServer } from "vite";
import { openCards } from "#server/cards/open-cards.ts";
import { readConfig } from "#server/config/config.ts";
import { siteFilesOf } from "#server/http/site-files.ts";
import { pageRenderer, type SiteBuild } from "#server/page-renderer.ts";
import { indexPages } from "#server/search/open-search.ts";
import { readSearchable } from "#server/search/read-searchable.ts";
import { openSite } from "#server/site.ts";
import { listFiles } from "./list-files.ts";

/**
 * The real server, with Vite in front of it: pages come from the sources and reload as they change.
 * The search knows what the last build knew. The Content-Security-Policy is left out, because hot reload works with inline scripts and a socket.
 */
const config = readConfig(process.env);
const vite = await createViteServer({ server: { middlewareMode: true }, appType: "custom" });

const site = await openSite(config, {
  files: siteFilesOf("generated/documents", await listFiles("generated/documents"), { tls: false }),
  drawCard: openCards("build"),
  searchable: await readSearchable("build").catch(() => indexPages([])),
  renderPage: async (request, input) => {
    const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as SiteBuild;
    return pageRenderer(build, "development")(request, { ...input, logError: console.error });
  },
});

const answer = getRequestListener(async (request, bindings) => {
  const response = await site.app.fetch(request, bindings);
  response.headers.delete("Content-Security-Policy");
  return response;
});

const server = createHttpServer((request, response) =>
  vite.middlewares(request, response, () => void answer(request, response)),
);
server.listen(config.port, config.host, async () => {
  console.info(
    `• The site is at http://${config.host}:${config.port} and reloads as you edit (Ctrl+C stops it).`,
  );
  if (!site.hasAccounts)
    console.info(
      `• The first staff account: http://${config.host}:${config.port}${await site.firstAccountPath()}`,
    );
});

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());

async function stop() {
  server.closeAllConnections();
  server.close();
  await Promise.all([vite.close(), site.close()]);
}
