import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { type Duplex, pipeline } from "node:stream";
import { mqttPath } from "./mqtt-path.ts";
import { peerHeader } from "./peers.ts";
import type { Child } from "./sandbox-child.ts";

/** Connections over WebSocket. */
const most = 300;
/** What the beginning of a WebSocket needs. */
const handshake = [
  "Upgrade",
  "Connection",
  "Sec-WebSocket-Key",
  "Sec-WebSocket-Version",
  "Sec-WebSocket-Protocol",
];

/** Passes MQTT over WebSocket on to the process, which a sandbox has started before. */
export function webSocketDoor(child: Child, siteUrl: string | undefined) {
  let open = 0;
  return async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    const refuse = (status: string, words: string) => {
      const retry = status.startsWith("503") ? "Retry-After: 60\r\n" : "";
      socket.end(
        `HTTP/1.1 ${status}\r\nConnection: close\r\n${retry}Content-Type: text/plain\r\n\r\n${words}`,
      );
    };
    if (isOfAnotherSite(request, siteUrl))
      return refuse(
        "403 Forbidden",
        "Pages of this site connect here, and programs; pages of other sites don't.",
      );
    if (child.isClosing())
      return refuse("503 Service Unavailable", "The site is closing. Try again in a minute.");
    const at = await child.running()?.catch(() => undefined);
    if (at === undefined) return refuse("404 Not Found", "No sandbox is open: POST /sandbox opens one.");
    if (open >= most) return refuse("503 Service Unavailable", "Many are connected. Try again in a minute.");
    open++;
    const inside = connect(at.port, at.host);
    const lines = handshake.flatMap((name) => {
      const value = request.headers[name.toLowerCase()];
      return value === undefined ? [] : [`${name}: ${String(value)}`];
    });
    inside.write(
      `GET ${mqttPath} HTTP/1.1\r\nHost: localhost\r\n${peerHeader}: ${at.token}\r\n${lines.join("\r\n")}\r\n\r\n`,
    );
    inside.write(head);
    inside.once("close", () => open--);
    pipeline(socket, inside, () => inside.destroy());
    pipeline(inside, socket, () => socket.destroy());
  };
}

/** Whether a browser sends it from a page of another site; programs name no page. */
function isOfAnotherSite({ headers: { origin, host } }: IncomingMessage, siteUrl: string | undefined) {
  return origin !== undefined && URL.parse(origin)?.host !== (siteUrl ? new URL(siteUrl).host : host);
}
