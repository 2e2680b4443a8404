import { connect, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import {
  generate,
  type IConnackPacket,
  type IConnectPacket,
  type IPublishPacket,
  type ISubscribePacket,
  type Packet,
  parser,
} from "mqtt-packet";
import { bucket, longestBurst, longestMessage, mayPublish, most, ownTopic, patience } from "./mqtt-bounds.ts";

type Settings = {
  at: BrokerAddress;
  random: (bytes: number) => Buffer;
  /** Whether the key is that of the sandbox, wherever it runs. */
  isKey: (sandbox: string, key: string) => Promise<boolean>;
};

/** Where a broker is, and what it is shown. */
export type BrokerAddress = {
  protocol: "mqtt" | "mqtts";
  host: string;
  port: number;
  username?: string;
  password?: string;
};

/** @param url as `MQTT_URL` has it */
export function brokerAddress(url: string): BrokerAddress {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isTls = protocol === "mqtts:";
  return {
    protocol: isTls ? "mqtts" : "mqtt",
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (isTls ? 8883 : 1883),
    ...(username && { username: decodeURIComponent(username), password: decodeURIComponent(password) }),
  };
}

/** Why a client is refused, by the codes of MQTT 5 and of an answer of 3.1.1 to CONNECT; version 5 has words as well. */
type Refusal = { code: number; code3: number; words: string };
const refusals = {
  key: { code: 0x86, code3: 4, words: "This is not the sandbox's key." },
  full: { code: 0x97, code3: 3, words: "Too many clients are connected. Try again in a minute." },
  broker: { code: 0x88, code3: 3, words: "The broker does not answer. Try again in a minute." },
  topic: { code: 0x87, code3: 5, words: "This topic is not one of this sandbox's vehicles." },
  shared: { code: 0x9e, code3: 5, words: "Subscriptions are shared with nobody here." },
  many: { code: 0x97, code3: 5, words: `A client has ${most.subscriptions} subscriptions at most.` },
  alias: { code: 0x94, code3: 5, words: "A message names its topic: there are no topic aliases." },
  rate: {
    code: 0x96,
    code3: 3,
    words: `A client may send ${most.messages} messages and ${most.bytes} bytes a second.`,
  },
  long: { code: 0x95, code3: 3, words: `A message has ${longestMessage} bytes at most.` },
  protocol: { code: 0x82, code3: 1, words: "This is not the protocol of MQTT 3.1.1 or 5." },
  end: { code: 0x98, code3: 3, words: "The sandbox has ended." },
} satisfies Record<string, Refusal>;

/**
 * The way of strangers to a broker that the sandboxes alone reach: it asks for the sandbox's key, lets a client read and
 * write below its prefix, and keeps the same bounds as the embedded broker. It speaks MQTT 3.1.1 and 5.
 */
export function openGateway({ at, random, isKey }: Settings) {
  const clients = new Map<Socket, { sandbox: string; refuse: (why: Refusal) => void }>();

  return {
    take,
    clients: () => clients.size,
    /** Ends the connections of a sandbox. */
    end(sandbox: string) {
      for (const client of clients.values()) if (client.sandbox === sandbox) client.refuse(refusals.end);
    },
  };

  function take(outside: Socket) {
    const passesBytes = bucket(most.bytes, longestBurst);
    const passesMessages = bucket(most.messages, 2 * most.messages);
    const filters = new Set<string>();
    /** By message: which filters of a subscription were refused, and how. */
    const partly = new Map<number, (Refusal | undefined)[]>();
    const fromOutside = parser();
    /** What a client sends before it is answered. */
    const waiting: Packet[] = [];
    let protocolVersion: 3 | 4 | 5 = 4;
    let state: "new" | "asking" | "open" | "over" = "new";
    let sandbox = "";
    let inside: Socket | undefined;
    /** Whether the client counts on its session to outlast the connection. */
    let keeps = false;
    /** The client's name, where it left that to the broker. */
    let given: string | undefined;
    const late = setTimeout(() => outside.destroy(), patience.connect);
    outside.on("error", () => outside.destroy());
    outside.once("close", () => {
      state = "over";
      clearTimeout(late);
      clients.delete(outside);
      /* Without a farewell: the broker publishes the client's last will. */
      inside?.destroy();
    });
    outside.on("data", (bytes: Buffer) => {
      if (state === "over") return;
      if (passesBytes(bytes.length)) fromOutside.parse(bytes);
      else refuse(refusals.rate);
    });
    fromOutside.on("error", () => refuse(refusals.protocol));
    fromOutside.on("packet", (packet) => {
      if (state === "over") return;
      if (state === "new" && packet.cmd === "connect") begin(packet).catch(() => refuse(refusals.broker));
      else if (state === "new" || packet.cmd === "connect") refuse(refusals.protocol);
      else if (state === "open") forward(packet);
      else waiting.push(packet);
    });

    async function begin(packet: IConnectPacket) {
      state = "asking";
      protocolVersion = packet.protocolVersion ?? 4;
      (fromOutside as unknown as { settings: object }).settings = { protocolVersion };
      sandbox = packet.username ?? "";
      if (!(await isKey(sandbox, packet.password?.toString() ?? ""))) return refuse(refusals.key);
      if (isOver()) return;
      const beside = [...clients.values()].filter((client) => client.sandbox === sandbox).length;
      if (clients.size >= most.clients || beside >= most.ofOne) return refuse(refusals.full);
      const will = packet.will && ownTopic(packet.will.topic);
      if (packet.will && (!will || will.sandbox !== sandbox || !mayPublish(will)))
        return refuse(refusals.topic);
      if ((packet.will?.payload.length ?? 0) > longestMessage) return refuse(refusals.long);
      clients.set(outside, { sandbox, refuse });
      if (!packet.clientId) given = random(8).toString("hex");
      /* A client takes nobody's place in another sandbox, and what it misses while it is away is not kept. */
      const { sessionExpiryInterval = 0, ...properties } = packet.properties ?? {};
      keeps = sessionExpiryInterval > 0;
      const { username: _name, password: _key, ...whole } = packet;
      open({
        ...whole,
        clientId: `${sandbox}/${given ?? packet.clientId}`,
        clean: true,
        ...(at.username && { username: at.username, password: Buffer.from(at.password ?? "") }),
        ...(protocolVersion === 5 && { properties }),
      });
    }

    function open(packet: IConnectPacket) {
      const hello = written(packet);
      if (!hello) return refuse(refusals.protocol);
      const { protocol, host, port } = at;
      const opened =
        protocol === "mqtts" ? connectTls({ host, port, servername: host }) : connect({ host, port });
      inside = opened;
      const fromInside = parser({ protocolVersion });
      opened.write(hello);
      opened.on("data", (bytes: Buffer) => {
        if (!isOver()) fromInside.parse(bytes);
      });
      opened.on("error", () => opened.destroy());
      opened.once("close", () => (state === "open" ? outside.end() : refuse(refusals.broker)));
      opened.on("drain", () => outside.resume());
      fromInside.on("error", () => opened.destroy());
      fromInside.on("packet", (answer) => {
        if (state === "asking" && answer.cmd === "connack") greet(answer);
        else if (state === "open") back(answer);
      });
    }

    function greet(answer: IConnackPacket) {
      if ((answer.reasonCode ?? answer.returnCode ?? 0) !== 0) return refuse(refusals.broker);
      clearTimeout(late);
      state = "open";
      /* Every message of a client names its topic. */
      const {
        topicAliasMaximum: _alias,
        assignedClientIdentifier: _id,
        ...properties
      } = answer.properties ?? {};
      const own = {
        sharedSubscriptionAvailable: false,
        ...(keeps && { sessionExpiryInterval: 0 }),
        ...(given && { assignedClientIdentifier: given }),
      };
      tell(protocolVersion === 5 ? { ...answer, properties: { ...properties, ...own } } : answer);
      for (const packet of waiting.splice(0)) if (!isOver()) forward(packet);
    }

    function forward(packet: Packet) {
      if (packet.cmd === "publish") publish(packet);
      else if (packet.cmd === "subscribe") subscribe(packet);
      else if (packet.cmd === "auth") refuse(refusals.protocol);
      else {
        if (packet.cmd === "unsubscribe") for (const filter of packet.unsubscriptions) filters.delete(filter);
        pass(packet);
      }
    }

    function publish(packet: IPublishPacket) {
      if (packet.properties?.topicAlias !== undefined) return refuse(refusals.alias);
      const topic = ownTopic(packet.topic);
      if (!topic || topic.sandbox !== sandbox || !mayPublish(topic)) return refuse(refusals.topic);
      if (packet.payload.length > longestMessage) return refuse(refusals.long);
      if (!passesMessages(1)) return refuse(refusals.rate);
      pass(packet);
    }

    function subscribe(packet: ISubscribePacket) {
      const wrong = packet.subscriptions.map(({ topic }) => {
        if (topic.startsWith("$share/")) return refusals.shared;
        if (!topic.startsWith(`${sandbox}/`)) return refusals.topic;
        filters.add(topic);
        return filters.size > most.subscriptions ? refusals.many : undefined;
      });
      const granted = packet.subscriptions.filter((_, at) => wrong[at] === undefined);
      const messageId = packet.messageId ?? 0;
      if (granted.length < wrong.length) partly.set(messageId, wrong);
      if (granted.length === 0) back({ cmd: "suback", messageId, granted: [] });
      else pass({ ...packet, subscriptions: granted });
    }

    function back(packet: Packet) {
      const wrong = packet.cmd === "suback" ? partly.get(packet.messageId ?? 0) : undefined;
      if (packet.cmd !== "suback" || !wrong) return tell(packet);
      partly.delete(packet.messageId ?? 0);
      const granted = [...packet.granted] as number[];
      const isNew = protocolVersion === 5;
      const codes = wrong.map((why) => (why ? (isNew ? why.code : 0x80) : (granted.shift() ?? 0x80)));
      const reasonString = wrong.find((why) => why !== undefined)?.words ?? "";
      tell({
        ...packet,
        granted: codes,
        ...(isNew && { properties: { ...packet.properties, reasonString } }),
      });
    }

    function pass(packet: Packet) {
      const bytes = written(packet);
      if (!bytes) refuse(refusals.protocol);
      else if (inside && !inside.write(bytes)) outside.pause();
    }

    /** A packet, or nothing where it can't be written: some are read all the same, such as a list of nothing. */
    function written(packet: Packet) {
      try {
        return bytesOf(packet);
      } catch {
        return undefined;
      }
    }

    /** A reader that doesn't read is let go, so that what waits for it stays small. */
    function tell(packet: Packet) {
      const bytes = written(packet);
      if (!bytes) return refuse(refusals.protocol);
      if (outside.write(bytes) || !inside || inside.isPaused()) return;
      const from = inside;
      from.pause();
      const stuck = setTimeout(() => outside.destroy(), patience.drain);
      outside.once("drain", () => {
        clearTimeout(stuck);
        from.resume();
      });
    }

    function refuse(why: Refusal) {
      if (isOver()) return;
      const properties = { reasonString: why.words };
      const isGreeted = state === "open";
      state = "over";
      inside?.destroy();
      if (protocolVersion === 5 && isGreeted)
        outside.write(bytesOf({ cmd: "disconnect", reasonCode: why.code, properties }));
      else if (!isGreeted)
        outside.write(
          bytesOf(
            protocolVersion === 5
              ? { cmd: "connack", sessionPresent: false, reasonCode: why.code, properties }
              : { cmd: "connack", sessionPresent: false, returnCode: why.code3 },
          ),
        );
      outside.end();
      setTimeout(() => outside.destroy(), 1000).unref();
    }

    function bytesOf(packet: Packet) {
      return generate(packet, { protocolVersion });
    }
    function isOver() {
      return state === "over";
    }
  }
}
