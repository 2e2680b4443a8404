import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
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

/**
 * Refuses what another program on the way may read otherwise than Node, and ends the connection: two hosts, of which two
 * proxies may each read another one (RFC 9112, 3.2), and an end of the body that HTTP/1.0 does not have, or in a coding
 * that nothing here undoes (6.1): what follows would be another request to one of them, and a part of this to the other.
 */
export function refuseAmbiguous(listener: RequestListener): RequestListener {
  return (request, response) => {
    const words = ambiguityOf(request);
    if (!words) return listener(request, response);
    const headers = { Connection: "close", "Content-Type": "text/plain", "Content-Length": words.length };
    response.writeHead(400, headers).end(words);
  };
}

function ambiguityOf({ rawHeaders, httpVersion, headers }: IncomingMessage) {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name));
  if (hosts.length > 1) return "This request names two hosts.";
  const coding = headers["transfer-encoding"];
  if (coding === undefined) return undefined;
  if (httpVersion === "1.0") return "HTTP/1.0 has no Transfer-Encoding.";
  return /^chunked$/i.test(coding) ? undefined : "This site reads no Transfer-Encoding but chunked.";
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
