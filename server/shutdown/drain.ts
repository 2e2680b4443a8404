import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as Listener, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

type Times = {
  /** How long new connections are still answered, in ms. */
  pause: number;
  /** How long requests under way may take once the server no longer listens, in ms. */
  patience?: number;
};

/** How long proxies are sent to another node before the server stops listening. */
const lastCall = 1000; /* ms */

/** The least time that an idle connection stays open for a request on its way. */
const linger = 250; /* ms */

/**
 * Watches a server from its start, so that it can stop without failing a request of a proxy.
 *
 * A proxy keeps connections open and may send the next request on one at any moment; a POST whose connection breaks
 * it does not repeat. So no connection is closed that could be about to carry one: once `drain` is called each answer
 * says `Connection: close`, and only what is idle after nobody listens any more is ended. Connections that the system
 * has accepted and we have not would break when the listener closes. So before that, GET and HEAD are cut for a
 * second: a proxy repeats those on another node, and stops choosing this one.
 * @returns `drain`, which resolves once every connection has ended, to the number of those that had to be cut
 */
export function watchConnections(server: Server) {
  const underWay = new Set<ServerResponse>();
  const sockets = new Set<Socket>();
  let isDraining = false;
  let isLastCall = false;

  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    if (isLastCall && isRepeatable(request)) return request.socket.resetAndDestroy();
    underWay.add(response);
    response.on("close", () => underWay.delete(response));
    if (isDraining) announceEnd(response);
  });

  return async function drain({ pause, patience = 15_000 }: Times): Promise<number> {
    isDraining = true;
    for (const response of underWay) announceEnd(response);
    await wait(pause);
    isLastCall = pause > 0;
    if (isLastCall) await wait(lastCall);
    stopListening(server);
    isLastCall = false;
    const idleSince = performance.now();
    while (sockets.size > 0) {
      const waited = performance.now() - idleSince;
      if (waited > patience) return cutAll();
      if (pause > 0 || waited > linger) endIdle();
      await wait(20);
    }
    return 0;
  };

  function endIdle() {
    server.closeIdleConnections();
    /* Browsers open connections ahead of time; Node does not count those as idle. */
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }

  function cutAll() {
    const count = sockets.size;
    server.closeAllConnections();
    return count;
  }
}

function announceEnd(response: ServerResponse) {
  if (!response.headersSent) response.setHeader("Connection", "close");
}

function isRepeatable({ method }: IncomingMessage) {
  return method === "GET" || method === "HEAD";
}

/** The `close` of an HTTP server would also end idle connections at once. */
function stopListening(server: Server) {
  Listener.prototype.close.call(server);
}
