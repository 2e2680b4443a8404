import type { RequestListener, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** What is said to bytes that are no request, by the parser's code. */
const answers: Record<string, [status: string, words: string]> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The headers of this request are too large."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [
    "413 Content Too Large",
    "The chunks of this request have too much beside them.",
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "This request took too long to arrive."],
};
const other = ["400 Bad Request", "This is no request by HTTP/1.1."] as const;

/** Two proxies may each read another one of two hosts, so neither is taken (RFC 9112, 3.2). Node takes the first. */
export function refuseTwoHosts(listener: RequestListener): RequestListener {
  return (request, response) => {
    const hosts = request.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name));
    if (hosts.length < 2) return listener(request, response);
    const words = "This request names two hosts.";
    const headers = { Connection: "close", "Content-Type": "text/plain", "Content-Length": words.length };
    response.writeHead(400, headers).end(words);
  };
}

/** Answers in words what can't be read as a request; Node's own answers have none. */
export function answerMalformed(server: Server) {
  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket) => {
    /* Where an answer is under way, these words would be taken for a part of it. Node looks there, too. */
    const { _httpMessage: answer } = socket as Duplex & { _httpMessage?: ServerResponse | null };
    if (code === "ECONNRESET" || !socket.writable || answer?.headersSent) return socket.destroy();
    const [status, words] = answers[code] ?? other;
    const head = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${words.length}`;
    socket.end(`${head}\r\n\r\n${words}`, () => socket.destroy());
  });
}
