import type { IncomingMessage } from "node:http";
import { connect, createServer, type Socket } from "node:net";
import { type Duplex, pipeline } from "node:stream";
import { createWebSocketStream, WebSocketServer } from "ws";
import { longestBurst, most } from "./mqtt-bounds.ts";

type Settings = {
  host: string;
  /** 0: any that is free. */
  port: number;
  take: (socket: Socket) => void;
};

/** Where clients come in: a TCP port, and WebSockets that lead to it. */
export async function openDoor({ host, port, take }: Settings) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    take(socket);
  });
  server.maxConnections = most.sockets;
  const webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: longestBurst,
    perMessageDeflate: false,
    /* MQTT 3.1.1, section 6. */
    handleProtocols: (offered) => offered.has("mqtt") && "mqtt",
  });

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const listensAt = typeof address === "object" && address ? address.port : port;

  return {
    port: listensAt,
    /** Whether who reaches the site by this name reaches the port: not behind a proxy, where only this machine does. */
    isReachedAt: (name: string) => port !== 0 || !isLoopback(host) || isLoopback(name),
    /** Takes over a connection that asks for MQTT over WebSocket. */
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
      socket.on("error", () => socket.destroy());
      webSockets.handleUpgrade(request, socket, head, (opened) => {
        /* As TCP, of which Aedes reads every byte: of small frames one after the other it leaves some unread. */
        const inside = connect(listensAt, reachedAt(host));
        const outside = createWebSocketStream(opened);
        pipeline(outside, inside, () => inside.destroy());
        pipeline(inside, outside, () => opened.terminate());
      });
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Where this machine reaches what listens at an address. */
const reachedAt = (host: string) => (host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host);
const isLoopback = (name: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(name);
