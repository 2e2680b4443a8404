import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Requests on one connection that may wait for the answers before theirs. Browsers and proxies send none. */
const most = 16;

/**
 * Ends a connection on which many requests were sent without waiting for an answer (RFC 9112, 9.3.2 allows that). Node
 * begins with all of them at once, so 20 connections would keep everybody else waiting for as long as thousands take.
 */
export function refusePipelines(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    /* A response gets its connection when those before it are finished. */
    if (response.socket) return listener(request, response);
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > most) return end(socket);
    waiting.set(socket, count);
    response.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}

/** Ends a connection, and Node's reading of what has come on it: each request in it would cost 12 µs. */
function end(socket: Socket & { parser?: { onIncoming?: () => number } | null }) {
  /* Nothing public stops the parser within what was read. This answer does: that another protocol follows. */
  if (socket.parser) socket.parser.onIncoming = () => 2;
  socket.destroy();
}
