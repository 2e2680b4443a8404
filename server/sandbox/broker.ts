import { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import { connect, createServer, type Socket } from "node:net";
import { type Duplex, pipeline } from "node:stream";
import { Aedes, type Client } from "aedes";
import { createWebSocketStream, WebSocketServer } from "ws";

type Settings = {
  host: string;
  /** 0: any that is free. */
  port: number;
  /** Whether the key is that of the sandbox. */
  isKey: (sandbox: string, key: string) => boolean;
  /** What a client has published. @returns whether the sandbox takes it */
  heard: (sandbox: string, published: Published) => boolean;
};

/** A message on `<sandbox>/v2/<manufacturer>/<serialNumber>/<name>`. */
export type Published = { manufacturer: string; serialNumber: string; name: string; text: string };

/** Bounds: connections, of all and of one sandbox; subscriptions of one client; messages and bytes of one a second. */
const most = { sockets: 600, clients: 300, ofOne: 20, subscriptions: 50, messages: 100, bytes: 131_072 };
/** Bytes that a client may send at once: the longest message. */
const longest = 262_144;
/** How long a connection may be silent before it says who it is, and how long a reader may not read, ms. */
const patience = { connect: 10_000, drain: 10_000 };

const own =
  /^([^/+#]+)\/v2\/([^/+#]{1,60})\/([^/+#]{1,60})\/(connection|factsheet|state|visualization|order|instantActions)$/;

/** An MQTT 3.1.1 broker on which each sandbox has its prefix, and nobody reaches another's. */
export async function openBroker({ host, port, isKey, heard }: Settings) {
  const broker = await Aedes.createBroker({
    connectTimeout: patience.connect,
    drainTimeout: patience.drain,
    maxTopicLevels: 10,
    preConnect(_, packet, done) {
      /* A client takes nobody's place in another sandbox, and what it misses while it is away is not kept. */
      if (packet.clientId) packet.clientId = `${packet.username ?? ""}/${packet.clientId}`;
      packet.clean = true;
      done(null, true);
    },
    authenticate(client, username = "", password, done) {
      if (client.closed || !isKey(username, password?.toString() ?? ""))
        return done(refusal(4, "not the key"), null);
      const beside = [...sandboxes.values()].filter((name) => name === username).length;
      if (sandboxes.size >= most.clients || beside >= most.ofOne)
        return done(refusal(3, "too many clients"), null);
      sandboxes.set(client, username);
      done(null, true);
    },
    authorizeSubscribe(client, subscription, done) {
      const isOwn = subscription.topic.startsWith(`${sandboxes.get(client)}/`);
      const count = Object.keys((client as { subscriptions?: object }).subscriptions ?? {}).length;
      done(null, isOwn && count < most.subscriptions ? subscription : null);
    },
    authorizePublish(client, { topic, payload }, done) {
      const [, sandbox, manufacturer = "", serialNumber = "", name = ""] = own.exec(topic) ?? [];
      if (!client || !sandbox || sandbox !== sandboxes.get(client))
        return done(new Error("not a topic of this sandbox's vehicles"));
      const passes = rates.get(client) ?? bucket(most.messages, 2 * most.messages);
      rates.set(client, passes);
      if (!passes(1)) return done(new Error("too many messages"));
      const isTaken = heard(sandbox, { manufacturer, serialNumber, name, text: payload.toString() });
      done(isTaken ? null : new Error("not a vehicle that may be here"));
    },
  });
  const sandboxes = new Map<Client, string>();
  const rates = new WeakMap<Client, ReturnType<typeof bucket>>();
  const retained = new Map<string, Set<string>>();
  /* A client that breaks a bound is disconnected; that is all there is to do. */
  for (const event of ["clientError", "connectionError", "error"])
    EventEmitter.prototype.on.call(broker, event, () => {});

  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const client = broker.handle(bounded(socket));
    socket.once("close", () => {
      sockets.delete(socket);
      sandboxes.delete(client);
    });
  });
  server.maxConnections = most.sockets;
  const webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: longest,
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
    clients: () => sandboxes.size,
    /** Whether who reaches the site by this name reaches the broker: not behind a proxy, where only this machine does. */
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
    /** Publishes below a sandbox's prefix. */
    publish(sandbox: string, topic: string, payload: object, retain: boolean) {
      const full = `${sandbox}/${topic}`;
      if (retain) retained.set(sandbox, (retained.get(sandbox) ?? new Set()).add(full));
      send(full, JSON.stringify(payload), retain);
    },
    /** Forgets a sandbox, and ends its connections. */
    forget(sandbox: string, topics: readonly string[]) {
      for (const topic of [...(retained.get(sandbox) ?? []), ...topics.map((each) => `${sandbox}/${each}`)])
        send(topic, "", true);
      retained.delete(sandbox);
      for (const [client, name] of sandboxes)
        if (name === sandbox) {
          sandboxes.delete(client);
          client.close();
        }
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      broker.close();
    },
  };

  function send(topic: string, text: string, retain: boolean) {
    const packet = { cmd: "publish", topic, payload: Buffer.from(text), qos: 0, retain, dup: false } as const;
    broker.publish(packet, () => {});
  }
}

/** Where this machine reaches what listens at an address. */
const reachedAt = (host: string) => (host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host);
const isLoopback = (name: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(name);

function refusal(returnCode: 3 | 4, words: string) {
  return Object.assign(new Error(words), { returnCode });
}

/** Ends a connection that sends too many bytes. The broker takes them by `read`, and by nothing else. */
function bounded(socket: Socket) {
  const passes = bucket(most.bytes, longest);
  const read = socket.read.bind(socket);
  socket.read = (size) => {
    const chunk: Buffer | null = read(size);
    if (chunk === null || passes(chunk.length)) return chunk;
    socket.destroy();
    return null;
  };
  return socket;
}

/** Lets `each` a second pass, and `atOnce` after a pause. */
function bucket(each: number, atOnce: number) {
  let [left, last] = [atOnce, performance.now()];
  return (count: number) => {
    const now = performance.now();
    left = Math.min(atOnce, left + ((now - last) / 1000) * each) - count;
    last = now;
    return left >= 0;
  };
}

export type Broker = Awaited<ReturnType<typeof openBroker>>;
