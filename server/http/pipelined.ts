import type { RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests on one connection that may wait for the answers before theirs. Browsers and proxies send none. */
const most = 16;

/**
 * Begins with a request once those before it on its connection are answered, in a turn of the event loop of its own, and
 * ends a connection on which many wait (RFC 9112, 9.3.2 allows to send without waiting for an answer). Node begins with
 * all at once and accepts one connection a turn, so few connections would keep everybody else waiting for seconds.
 */
export function refusePipelines(listener: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, ServerResponse[]>();
  return (request, response) => {
    /* A response gets its connection when those before it are finished. */
    if (response.socket) return listener(request, response);
    const socket: NodeSocket = request.socket;
    const line = lines.get(socket) ?? [];
    if (line.length >= most) return end(socket);
    const before = line.at(-1) ?? socket._httpMessage;
    before?.once("close", () =>
      setImmediate(() => {
        line.shift();
        if (response.socket) listener(request, response);
      }),
    );
    line.push(response);
    lines.set(socket, line);
  };
}

/** With what nothing public tells: the answer that is under way, and the parser. */
type NodeSocket = Socket & {
  _httpMessage?: ServerResponse | null;
  parser?: { onIncoming?: () => number } | null;
};

/** Ends a connection, and Node's reading of what has come on it: each request in it would cost 12 µs. */
function end(socket: NodeSocket) {
  /* This answer stops the parser within what was read: that another protocol follows. */
  if (socket.parser) socket.parser.onIncoming = () => 2;
  socket.destroy();
}
