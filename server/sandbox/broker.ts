import { EventEmitter } from "node:events";
import { Aedes, type Client } from "aedes";
import {
  type Broker,
  bounded,
  bucket,
  mayPublish,
  most,
  ownTopic,
  type Published,
  patience,
} from "./mqtt-bounds.ts";
import { openDoor } from "./mqtt-door.ts";

type Settings = {
  host: string;
  /** 0: any that is free. */
  port: number;
  /** Whether the key is that of the sandbox. */
  isKey: (sandbox: string, key: string) => boolean;
  /** What a client has published. @returns whether the sandbox takes it */
  heard: (sandbox: string, published: Published) => boolean;
};

/** An MQTT 3.1.1 broker on which each sandbox has its prefix, and nobody reaches another's. */
export async function openBroker({ host, port, isKey, heard }: Settings) {
  const broker = await Aedes.createBroker({
    connectTimeout: patience.connect,
    drainTimeout: patience.drain,
    maxTopicLevels: 10,
    /* MQTT 3.1 allows an id of 23 characters; before it stand the ten of the sandbox, and a slash. */
    maxClientsIdLength: 34,
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
      const read = ownTopic(topic);
      if (!client || !read || read.sandbox !== sandboxes.get(client) || !mayPublish(read))
        return done(new Error("not a topic of this sandbox's vehicles"));
      const { sandbox, ...published } = read;
      const passes = rates.get(client) ?? bucket(most.messages, 2 * most.messages);
      rates.set(client, passes);
      if (!passes(1)) return done(new Error("too many messages"));
      const isTaken = heard(sandbox, { ...published, text: payload.toString() });
      done(isTaken ? null : new Error("not a vehicle that may be here"));
    },
  });
  const sandboxes = new Map<Client, string>();
  const rates = new WeakMap<Client, ReturnType<typeof bucket>>();
  const retained = new Map<string, Set<string>>();
  const { persistence: kept } = broker as unknown as {
    persistence: { storeRetained: (packet: object) => Promise<void> };
  };
  /* A client that breaks a bound is disconnected; that is all there is to do. */
  for (const event of ["clientError", "connectionError", "error"])
    EventEmitter.prototype.on.call(broker, event, () => {});

  const door = await openDoor({
    host,
    port,
    take(socket) {
      const client = broker.handle(bounded(socket));
      socket.once("close", () => sandboxes.delete(client));
    },
  });

  return {
    ...door,
    clients: () => sandboxes.size,
    isUp: () => true,
    /* Its clients come to this process alone. */
    open: async () => {},
    /** Publishes below a sandbox's prefix. */
    publish(sandbox, topic, payload, retain) {
      const full = `${sandbox}/${topic}`;
      if (retain) retained.set(sandbox, (retained.get(sandbox) ?? new Set()).add(full));
      send(full, JSON.stringify(payload), retain);
    },
    unkeep(sandbox, topic) {
      retained.get(sandbox)?.delete(`${sandbox}/${topic}`);
      send(`${sandbox}/${topic}`, "", true);
    },
    /** Forgets a sandbox, and ends its connections. */
    forget(sandbox, topics) {
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
      door.close();
      broker.close();
    },
  } satisfies Broker & { close: () => void };

  /**
   * The broker tells a message that it keeps a moment later than one that came after it, and then leaves out the first as
   * a doubled one. So what is kept is put aside here, and told as any other.
   */
  function send(topic: string, text: string, retain: boolean) {
    const packet = { cmd: "publish", topic, payload: Buffer.from(text), qos: 0, retain, dup: false } as const;
    if (retain) void kept.storeRetained(packet);
    broker.publish({ ...packet, retain: false }, () => {});
  }
}

function refusal(returnCode: 3 | 4, words: string) {
  return Object.assign(new Error(words), { returnCode });
}
