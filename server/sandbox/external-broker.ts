import { timingSafeEqual } from "node:crypto";
import { connect, type IClientPublishOptions } from "mqtt";
import { z } from "zod";
import { digestOf } from "./digest.ts";
import { jsonIn } from "./json-in.ts";
import { type Broker, ownTopic, type Published, publishedTopics } from "./mqtt-bounds.ts";
import { openDoor } from "./mqtt-door.ts";
import { brokerAddress, openGateway } from "./mqtt-gateway.ts";

type Settings = {
  url: string;
  host: string;
  port: number;
  random: (bytes: number) => Buffer;
  /** Where other processes reach this one, and what they have to show for it. */
  self: Peer;
  heard: (sandbox: string, published: Published) => boolean;
  /** Whether another process is there. */
  isThere: (peer: Peer) => Promise<boolean>;
  /** Tells whether the broker answers, each time that this changes. */
  told: (isUp: boolean, code?: string) => void;
};

/** A process with sandboxes. */
export type Peer = { at: string; token: string };

/** A sandbox of whichever process. Where it has ended, its process still has the report. */
const entry = z.object({ key: z.string().max(100), at: z.url(), token: z.string(), ended: z.boolean() });
type Entry = z.infer<typeof entry>;

/** Topics of the processes among themselves; no sandbox has such a prefix, so no client reaches them. */
const directory = "sandboxes";
/** After so long (s) the broker drops what was kept of a sandbox: it has ended, and so has its report. */
const expires = 4 * 3600;
/** How long the broker has to greet a process that begins, ms. */
const greets = 3000;
/** How long a client of a sandbox that isn't known yet waits for word of it, ms. */
const newsTake = 1000;
/** How long the kept messages of an ended sandbox are asked for, ms. */
const sweepTakes = 2000;

/**
 * A broker that several processes share, such as Mosquitto. Each has its own sandboxes there; who comes to any of them
 * reaches each sandbox. Clients come through the gateway of a process; the broker knows the processes alone.
 */
export async function openExternalBroker(settings: Settings) {
  const { url, random, self, heard, isThere, told } = settings;
  const entries = new Map<string, Entry>();
  /** Those whose process is gone. */
  const lost = new Set<string>();
  const mine = new Map<string, Entry>();
  const retained = new Map<string, Set<string>>();
  const sweeping = new Set<string>();
  const waiting = new Set<() => void>();
  const broker = brokerAddress(url);
  const gateway = openGateway({ at: broker, random, isKey });
  const door = await openDoor({ ...settings, take: gateway.take });
  const name = random(8).toString("hex");
  const link = connect({
    ...broker,
    clientId: `sandboxes-${name}`,
    protocolVersion: 5,
    clean: true,
    reconnectPeriod: 1000,
    queueQoSZero: false,
    resubscribe: false,
    /* The others look whether the process is still there. */
    will: { topic: `${directory}/gone`, payload: Buffer.from(self.at), qos: 1, retain: false },
  });

  link.on("error", ({ code, message }: Error & { code?: string | number }) =>
    told(false, String(code ?? message.slice(0, 100))),
  );
  link.on("close", () => told(false));
  link.on("connect", () => {
    told(true);
    subscribe([`${directory}/#`, ...[...mine.keys()].flatMap(below)]);
    for (const [id, each] of mine) void announce(id, each);
  });
  link.on("message", (topic, payload, { retain }) => {
    const [first = "", second = ""] = topic.split("/");
    if (first !== directory) return hear(topic, payload.toString(), retain);
    if (second === "gone") return void lookFor(payload.toString());
    const read = entry.safeParse(jsonIn(payload.toString()));
    const isNew = !entries.has(second);
    if (read.success) entries.set(second, read.data);
    else entries.delete(second);
    if (!read.success || read.data.ended) gateway.end(second);
    /* Known from before this process began: is its process still there? */
    if (read.success && retain && isNew && read.data.at !== self.at) void lookFor(read.data.at);
    for (const call of waiting) call();
  });

  /* The first sandbox has its address already. */
  await Promise.race([new Promise<void>((resolve) => link.once("connect", () => resolve())), pause(greets)]);

  return {
    ...door,
    clients: gateway.clients,
    isUp: () => link.connected,
    /** The process that has a sandbox, if it is another one. */
    peerOf(id: string): Peer | undefined {
      const found = entries.get(id);
      return found && !mine.has(id) ? found : undefined;
    },
    /** Whether a sandbox ended with its process. */
    isLost: (id: string) => lost.has(id),
    lookFor,
    async open(id, key) {
      const made = { key: key.toString("hex"), ...self, ended: false };
      mine.set(id, made);
      entries.set(id, made);
      subscribe(below(id));
      await Promise.race([announce(id, made), pause(newsTake)]);
    },
    publish(id, topic, payload, retain) {
      const full = `${id}/${topic}`;
      if (retain) retained.set(id, (retained.get(id) ?? new Set()).add(full));
      send(full, JSON.stringify(payload), retain);
    },
    unkeep(id, topic) {
      retained.get(id)?.delete(`${id}/${topic}`);
      send(`${id}/${topic}`, "", true);
    },
    forget(id, topics) {
      const own = mine.get(id);
      if (own) {
        const ended = { ...own, ended: true };
        mine.delete(id);
        entries.set(id, ended);
        void announce(id, ended);
      }
      gateway.end(id);
      link.unsubscribe(below(id));
      for (const topic of [...(retained.get(id) ?? []), ...topics.map((each) => `${id}/${each}`)])
        send(topic, "", true);
      retained.delete(id);
    },
    close() {
      for (const [id, { at }] of entries) if (at === self.at) send(`${directory}/${id}`, "", true);
      door.close();
      link.end();
    },
  } satisfies Broker & Record<string, unknown>;

  function subscribe(topics: string[]) {
    link.subscribe(
      Object.fromEntries(topics.map((topic) => [topic, { qos: 1, nl: true, rap: true } as const])),
    );
  }

  function send(topic: string, text: string, retain: boolean, qos: 0 | 1 = 0) {
    const options: IClientPublishOptions = { qos, retain };
    if (retain && text !== "") options.properties = { messageExpiryInterval: expires };
    return new Promise<void>((resolve) => {
      link.publish(topic, text, options, () => resolve());
    });
  }

  function announce(id: string, own: Entry) {
    return send(`${directory}/${id}`, JSON.stringify(own), true, 1);
  }

  /** A message of a client, below a sandbox's prefix. */
  function hear(topic: string, text: string, retain: boolean) {
    const read = ownTopic(topic);
    if (!read) return;
    const { sandbox, ...published } = read;
    if (sweeping.has(sandbox)) {
      if (text !== "") send(topic, "", true);
      return;
    }
    if (text === "") return;
    const isTaken = heard(sandbox, { ...published, text });
    /* What a sandbox doesn't take doesn't stay either. */
    if (retain && !isTaken) send(topic, "", true);
  }

  async function isKey(id: string, key: string) {
    if (!/^\w{1,40}$/.test(id)) return false;
    if (!entries.has(id)) await news(id);
    const found = entries.get(id);
    if (!found || found.ended || !link.connected) return false;
    const [given, own] = [digestOf(key), Buffer.from(found.key, "hex")];
    return given.length === own.length && timingSafeEqual(given, own);
  }

  /** Waits until a sandbox is told, or for a while. */
  function news(id: string) {
    return new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        waiting.delete(look);
        resolve();
      };
      const look = () => {
        if (entries.has(id)) done();
      };
      const timer = setTimeout(done, newsTake);
      waiting.add(look);
    });
  }

  /** Ends the sandboxes of a process that is gone. */
  async function lookFor(at: string) {
    const theirs = () => [...entries].filter(([, each]) => each.at === at);
    const [first] = theirs();
    if (!first || at === self.at || (await isThere(first[1]))) return;
    for (const [id] of theirs()) {
      entries.delete(id);
      lost.add(id);
      if (lost.size > maxLost) lost.delete(lost.values().next().value ?? "");
      gateway.end(id);
      send(`${directory}/${id}`, "", true);
      sweeping.add(id);
      link.subscribe(`${id}/#`, { qos: 0 });
      setTimeout(() => {
        link.unsubscribe(`${id}/#`);
        sweeping.delete(id);
      }, sweepTakes).unref();
    }
  }
}

/** Sandboxes of ended processes that are remembered. */
const maxLost = 1000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** Topics of a sandbox that its process reads. */
const below = (id: string) => publishedTopics.map((topic) => `${id}/${topic}`);
