import "./environment.ts";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createServer as createViteServer } from "vite";
import type { SiteBuild } from "#server/page-renderer.ts";
import { reopening } from "../site/reopening.ts";

type DevSite = typeof import("./dev-site.ts");

/**
 * The real server, with Vite in front of it. Vite loads pages and server from their sources: pages reload as they
 * change, and the first request after a change to the server opens it anew.
 * The Content-Security-Policy is left out, because hot reload works with inline scripts and a socket.
 */
const server = createHttpServer((request, response) =>
  vite.middlewares(request, response, () => void answer(request, response)),
);
const vite = await createViteServer({
  /* Hot reload's socket shares the site's port, so that several sites can run at once. */
  server: {
    middlewareMode: true,
    ws: { server },
    /* An editor empties a file before it fills it: the watcher reports a save once the file has stopped growing. */
    watch: { awaitWriteFinish: { stabilityThreshold: 30 /* ms */, pollInterval: 10 /* ms */ } },
  },
  appType: "custom",
});
const loadPages = async () => (await load("virtual:react-router/server-build")) as SiteBuild;
const site = reopening(
  async () => (await load("/scripts/commands/dev-site.ts")) as DevSite,
  ({ openDevSite }) => openDevSite(loadPages),
);

const answer = getRequestListener(async (request, bindings) => {
  try {
    const { app } = await site.current();
    const response = await app.fetch(request, bindings);
    response.headers.delete("Content-Security-Policy");
    return response;
  } catch (error) {
    console.error(error);
    return new Response(`The server can't start. Fix this and save:\n\n${error}`, { status: 500 });
  }
});

const { config, ...first } = await site.current();
server.listen(config.port, config.host, async () => {
  const { port } = server.address() as AddressInfo;
  const origin = `http://${config.host}:${port}`;
  console.info(`• The site is at ${origin} and reloads as you edit (Ctrl+C stops it).`);
  if (!first.hasAccounts)
    console.info(`• The first staff account: ${origin}${await first.firstAccountPath()}`);
});

/**
 * Loads a module from its sources. Vite keeps a failed load's error until a source is saved, also if that happened
 * while it was loading; so the error is forgotten, and the next request loads again.
 */
async function load(url: string) {
  const { moduleGraph } = vite.environments.ssr;
  return vite.ssrLoadModule(url).finally(() => {
    for (const module of moduleGraph.idToModuleMap.values())
      if (module.ssrError) moduleGraph.invalidateModule(module);
  });
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());

async function stop() {
  server.closeAllConnections();
  server.close();
  await Promise.all([vite.close(), site.close()]);
}
