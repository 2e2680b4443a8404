import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { collectDefaultMetrics, Registry } from "prom-client";
import { measureRequests } from "./request-metrics.ts";
import { measureState, type Sources } from "./state-metrics.ts";

/**
 * Serves the site's metrics to Prometheus at `/metrics`, on a port of its own that visitors don't reach.
 * @returns the address, how to measure the server that visitors reach, and how to stop
 * @throws the error of listening
 */
export async function serveMetrics({ host, port, ...sources }: Sources & { host: string; port: number }) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const read = measureState(registry, sources);

  const server = createServer({ headersTimeout: 5000, requestTimeout: 5000 }, async (request, response) => {
    if (request.url !== "/metrics") return response.writeHead(404).end();
    try {
      await read();
      response.writeHead(200, { "Content-Type": registry.contentType }).end(await registry.metrics());
    } catch {
      response.writeHead(500).end();
    }
  });
  server.listen(port, host);
  await once(server, "listening");
  /* A connection that can't be accepted ends nothing. */
  server.on("error", () => {});
  const address = server.address();
  return {
    port: typeof address === "object" ? address?.port : port,
    measure: (site: Server) => measureRequests(site, registry),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
