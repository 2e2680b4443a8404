import type { IncomingMessage } from "node:http";
import { connect, createServer, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { createWebSocketStream, WebSocketServer } from "ws";
import { longestBurst, most, patience } from "./mqtt-bounds.ts";

type Settings = {
  host: string;
  /** 0: any that is free. */
  port: number;
  take: (socket: Socket) => void;
};

/**
 * Where clients come in: a TCP port, and WebSockets that lead to it.
 *
 * From here on the process takes no small buffer out of a large one. What is kept holds the whole of it: mqtt-packet keeps
 * four bytes for each length of a message that it has written, the broker the last state of each order, and each of them
 * held 64 kB: 193 MB after 40 minutes of 25 sandboxes, and as many again each 40 minutes.
 */
export async function openDoor({ host, port, take }: Settings) {
  Buffer.poolSize = 0;
  const sockets = new Set<Socket>();
  let refused = 0;
  const server = createServer((socket) => {
    if (sockets.size >= most.sockets) {
      refused++;
      return refuse(socket);
    }
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    take(socket);
  });
  server.maxConnections = most.sockets + most.refused;
  server.on("drop", () => {
    refused++;
  });
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
  server.removeAllListeners("error");
  /* A connection that the system has no memory for; where it has no file, Node drops it by itself. */
  server.on("error", () => {
    refused++;
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
        outside.pipe(inside);
        inside.pipe(outside, { end: false });
        for (const each of [inside, outside]) each.on("error", () => each.destroy());
        outside.once("close", () => inside.destroy());
        inside.once("close", () => opened.close(1008, endedWords));
      });
    },
    /** Connections that were refused since the start because there were too many. */
    refused: () => refused,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** What a WebSocket is told when the broker ends it. */
const endedWords =
  "The broker ended this connection: it left, went beyond a bound, or its sandbox has ended.";

/** Waits for who it is, and says in its own version of MQTT that there is no room. */
function refuse(socket: Socket) {
  socket.on("error", () => socket.destroy());
  socket.setTimeout(patience.connect, () => socket.destroy());
  socket.once("data", (packet: Buffer) => socket.end(noRoomFor(packet)));
}

/** The CONNACK to a CONNECT: "server unavailable" of 3.1.1, "quota exceeded" of 5. */
function noRoomFor(packet: Buffer) {
  if ((packet[0] ?? 0) >> 4 !== 1) return Buffer.alloc(0);
  let at = 1;
  while (((packet[at] ?? 0) & 0x80) !== 0 && at < 5) at++;
  const level = packet[at + 3 + ((packet[at + 1] ?? 0) << 8) + (packet[at + 2] ?? 0)];
  return Buffer.from(level === 5 ? [0x20, 3, 0, 0x97, 0] : [0x20, 2, 0, 3]);
}

/** Where this machine reaches what listens at an address. */
const reachedAt = (host: string) => (host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host);
const isLoopback = (name: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(name);
