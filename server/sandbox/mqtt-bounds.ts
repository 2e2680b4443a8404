import type { Socket } from "node:net";

/** Bounds: connections, those beyond them that are told so, clients of all and of one sandbox; subscriptions of one client; messages and bytes of one a second. */
export const most = {
  sockets: 600,
  refused: 2000,
  clients: 300,
  ofOne: 20,
  subscriptions: 50,
  messages: 100,
  bytes: 131_072,
} as const;
/** Bytes that a client may send at once: the longest message. */
export const longestBurst = 262_144;
/** Characters of a stranger's message that is judged and kept. */
export const longestMessage = 65_536;
/** How long a connection may be silent before it says who it is, and how long a reader may not read, ms. */
export const patience = { connect: 10_000, drain: 10_000 } as const;

/** The name of our vehicles in topics. */
export const ourName = "MAG-Robotics";

/** `<sandbox>/v2/<manufacturer>/<serialNumber>/<name>`, or a topic of the AsyncAPI document below the sandbox's prefix. */
export type OwnTopic =
  | { kind: "vehicle"; manufacturer: string; serialNumber: string; name: string }
  | { kind: "newOrder" }
  | { kind: "stationCall"; station: string };
export type Published = OwnTopic & { text: string };

/** What a broker does for the sandboxes of this process. */
export type Broker = {
  /** The port at which it listens. */
  port: number;
  clients: () => number;
  /** Connections for which there was no room. */
  refused: () => number;
  /** Whether messages get through. */
  isUp: () => boolean;
  /** Whether who reaches the site by this name reaches the broker. */
  isReachedAt: (name: string) => boolean;
  /** Makes a sandbox's key known, wherever clients of it may come. */
  open: (sandbox: string, key: Buffer) => Promise<void>;
  /** Publishes below a sandbox's prefix. */
  publish: (sandbox: string, topic: string, payload: object, retain: boolean) => void;
  /** Takes back what is kept on a topic. */
  unkeep: (sandbox: string, topic: string) => void;
  /** Forgets a sandbox, and ends its connections. @param topics of strangers, whose last messages are kept */
  forget: (sandbox: string, topics: readonly string[]) => void;
};

const own =
  /^([^/+#]+)\/v2\/([^/+#]{1,60})\/([^/+#]{1,60})\/(connection|factsheet|state|visualization|order|instantActions)$/;

const ordering = /^([^/+#]+)\/syncos\/v1\/(?:orders|stations\/([^/+#]{1,64})\/call)$/;

/** Topics below a prefix on which clients publish. */
export const publishedTopics = ["v2/+/+/+", "syncos/v1/orders", "syncos/v1/stations/+/call"];

/** A topic of a sandbox, read; undefined for any other. */
export function ownTopic(topic: string): (OwnTopic & { sandbox: string }) | undefined {
  const [, sandbox, manufacturer = "", serialNumber = "", name = ""] = own.exec(topic) ?? [];
  if (sandbox !== undefined) return { kind: "vehicle", sandbox, manufacturer, serialNumber, name };
  const [, whose, station] = ordering.exec(topic) ?? [];
  if (whose === undefined) return undefined;
  return station === undefined
    ? { kind: "newOrder", sandbox: whose }
    : { kind: "stationCall", sandbox: whose, station };
}

/** Another fleet control speaks to our vehicles alone, and nobody speaks in their place. */
export function mayPublish(topic: OwnTopic) {
  if (topic.kind !== "vehicle") return true;
  const isCommand = topic.name === "order" || topic.name === "instantActions";
  return isCommand === (topic.manufacturer === ourName);
}

/** Lets `each` a second pass, and `atOnce` after a pause. */
export function bucket(each: number, atOnce: number) {
  let [left, last] = [atOnce, performance.now()];
  return (count: number) => {
    const now = performance.now();
    left = Math.min(atOnce, left + ((now - last) / 1000) * each) - count;
    last = now;
    return left >= 0;
  };
}

/** Ends a connection that sends too many bytes, for who takes them by `read` and by nothing else. */
export function bounded(socket: Socket) {
  const passes = bucket(most.bytes, longestBurst);
  const read = socket.read.bind(socket);
  socket.read = (size) => {
    const chunk: Buffer | null = read(size);
    if (chunk === null || passes(chunk.length)) return chunk;
    socket.destroy();
    return null;
  };
  return socket;
}
