import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import {
  connect,
  connectAsync,
  type IClientOptions,
  type IConnackPacket,
  type IPublishPacket,
  type MqttClient,
} from "mqtt";
import { generate } from "mqtt-packet";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openSandboxProcess } from "#server/sandbox/sandbox-process.ts";
import { startMosquitto } from "#tests/support/mosquitto.ts";

let mosquitto: Awaited<ReturnType<typeof startMosquitto>>;
let nodes: Awaited<ReturnType<typeof startNode>>[];
const clients: MqttClient[] = [];
let asked = 0;

beforeAll(async () => {
  mosquitto = await startMosquitto();
  nodes = await Promise.all([startNode(), startNode()]);
  /* Both are there, and know the broker. */
  await vi.waitFor(
    async () => {
      for (const { id, mqtt } of await Promise.all([opened(0), opened(1)])) {
        expect(id).toBeDefined();
        expect(mqtt).toBeDefined();
      }
    },
    { timeout: 60_000, interval: 1000 },
  );
}, 90_000);
afterAll(async () => {
  for (const client of clients) client.end(true);
  for (const node of nodes) node.close();
  await mosquitto[Symbol.asyncDispose]();
});

/** What a site does with its process of sandboxes, at a port of its own. */
async function startNode() {
  const local = { host: "127.0.0.1", port: 0 };
  const sandboxes = openSandboxProcess({
    ...{ siteUrl: undefined, silence: 60, own: local, log: pino({ level: "silent" }) },
    mqtt: { ...local, url: mosquitto.url },
  });
  const requests = sandboxes.requests({
    /* A network opens a few sandboxes a minute, and it is asked until the broker is known. */
    addressOf: () => `192.0.2.${++asked % 256}`,
    showPage: async (_, page) => Response.json(page),
  });
  const web = createServer().on("upgrade", sandboxes.upgrade).listen(0, "127.0.0.1");
  await once(web, "listening");
  return {
    ask: (path: string, init?: RequestInit) => requests.request(`http://127.0.0.1${path}`, init),
    ws: `ws://127.0.0.1:${(web.address() as AddressInfo).port}/mqtt`,
    close() {
      web.close();
      sandboxes.close();
    },
  };
}

type Made = {
  id: string;
  key: string;
  http: { authorization: string };
  mqtt: { url: string };
};

async function opened(at: number): Promise<Made> {
  for (;;) {
    const answer = await nodes[at]?.ask("/sandbox", { method: "POST" });
    if (answer?.status !== 503) return (await answer?.json()) as Made;
    /* Asking on and on would take the processor from the processes that are waited for. */
    await wait(50);
  }
}

async function connected(url: string, { id, key }: Made, more: IClientOptions) {
  const options = { username: id, password: key, reconnectPeriod: 0, ...more };
  const client = await connectAsync(url, options);
  clients.push(client);
  client.on("error", () => {});
  return client;
}

test("whichever process a client comes to, by MQTT 3.1.1 or 5, TCP or WebSocket, REST or page, it reaches its sandbox", async () => {
  const [made, other] = await Promise.all([opened(0), opened(1)]);
  const headers = { Authorization: made.http.authorization };
  for (const { ask } of nodes) {
    expect((await ask(`/sandbox/${made.id}/api/v1/places`, { headers })).status).toBe(200);
    expect((await ask(`/sandbox/${made.id}/api/v1/places`)).status).toBe(401);
    expect(await (await ask(`/sandbox/${made.id}?key=${made.key}`)).json()).toMatchObject({ is: "open" });
  }
  const urls = [made.mqtt.url, other.mqtt.url, ...nodes.map(({ ws }) => ws)];
  for (const [at, url] of urls.entries())
    for (const protocolVersion of [4, 5] as const) {
      const client = await connected(url, made, { protocolVersion, clientId: `c${at}` });
      const heard = new Promise((resolve) => client.once("message", resolve));
      await client.subscribeAsync(`${made.id}/v2/+/1001/connection`);
      expect(await heard).toBe(`${made.id}/v2/MAG-Robotics/1001/connection`);
    }
});

test("another's key and another's topics are refused, in words where the protocol has them", async () => {
  const [made, other] = await Promise.all([opened(0), opened(1)]);
  for (const protocolVersion of [4, 5] as const) {
    await expect(connected(made.mqtt.url, { ...made, key: other.key }, { protocolVersion })).rejects.toThrow(
      /user ?name or password/i,
    );
    const client = await connected(made.mqtt.url, made, { protocolVersion });
    await expect(client.subscribeAsync(`${other.id}/#`)).rejects.toThrow();
    await expect(client.subscribeAsync("#")).rejects.toThrow();
    const words = new Promise<string | undefined>((resolve) => {
      client.once("disconnect", ({ properties }) => resolve(properties?.reasonString));
      client.once("close", () => resolve(undefined));
    });
    client.publish(`${other.id}/v2/Other/7/state`, "{}");
    expect(await words).toBe(
      protocolVersion === 5 ? "This topic is not one of this sandbox's vehicles." : undefined,
    );
  }
});

test("MQTT 5 is told what isn't kept, shared or shortened here, and passes all else on", async () => {
  const made = await opened(0);
  const client = connect(made.mqtt.url, {
    ...{ username: made.id, password: made.key, reconnectPeriod: 0, protocolVersion: 5 },
    properties: { sessionExpiryInterval: 3600 },
  });
  clients.push(client);
  client.on("error", () => {});
  const greeting = await new Promise<IConnackPacket>((resolve) => client.once("connect", resolve));
  expect(greeting.properties).toMatchObject({ sessionExpiryInterval: 0, sharedSubscriptionAvailable: false });

  const all = `${made.id}/v2/Other/#`;
  const partly = await client
    .subscribeAsync({ [all]: { qos: 1 }, [`$share/g/${all}`]: { qos: 0 } })
    .catch(({ packet }) => packet);
  expect(partly).toMatchObject({
    granted: [1, 0x9e],
    properties: { reasonString: "Subscriptions are shared with nobody here." },
  });

  const heard = new Promise<IPublishPacket>((resolve) => {
    client.once("message", (_topic, _text, packet) => resolve(packet));
  });
  const properties = {
    messageExpiryInterval: 30,
    contentType: "application/json",
    userProperties: { a: "b" },
  };
  await client.publishAsync(`${made.id}/v2/Other/7/visualization`, "{}", { qos: 1, properties });
  expect((await heard).properties).toMatchObject(properties);

  const ended = new Promise((resolve) => client.once("disconnect", resolve));
  const short = { topic: "", payload: "{}", qos: 0, properties: { topicAlias: 1 } } as const;
  client.stream.write(
    generate({ cmd: "publish", dup: false, retain: false, ...short }, { protocolVersion: 5 }),
  );
  expect(await ended).toMatchObject({ reasonCode: 0x94 });
});

test("too many messages, or bytes, end a connection", async () => {
  const made = await opened(1);
  const topic = `${made.id}/v2/Other/7/state`;
  const floods = [
    (client: MqttClient) => client.publish(topic, "x".repeat(10_000_000)),
    (client: MqttClient) => client.publish(topic, "x".repeat(100_000)),
    (client: MqttClient) => {
      for (let each = 0; each < 1000; each++) client.publish(topic, "{}");
    },
  ];
  for (const flood of floods) {
    const client = await connected(made.mqtt.url, made, { protocolVersion: 5 });
    const closed = new Promise<void>((resolve) => client.once("close", () => resolve()));
    flood(client);
    await closed;
  }
});

test("a stranger's vehicle at one process is driven from its sandbox at the other", async () => {
  const [made, { mqtt }] = await Promise.all([opened(0), opened(1)]);
  const client = await connected(mqtt.url, made, { protocolVersion: 5 });
  const ordered = new Promise<Record<string, unknown>>((resolve) =>
    client.once("message", (_, payload) => resolve(JSON.parse(payload.toString()))),
  );
  await client.subscribeAsync(`${made.id}/v2/Other/7/order`);
  const header = { headerId: 0, version: "2.1.0", manufacturer: "Other", serialNumber: "7" };
  const send = (name: string, content: object) =>
    client.publishAsync(
      `${made.id}/v2/Other/7/${name}`,
      JSON.stringify({ ...header, timestamp: new Date().toISOString(), ...content }),
    );
  await send("connection", { connectionState: "ONLINE" });
  await send("factsheet", {});
  await send("state", {
    ...{ orderId: "", orderUpdateId: 0, lastNodeId: "", lastNodeSequenceId: 0, driving: false },
    ...{ nodeStates: [], edgeStates: [], actionStates: [] },
    agvPosition: { x: 11, y: 14, theta: 0, mapId: "floor", positionInitialized: true },
  });
  expect(await ordered).toMatchObject({ orderId: "sandbox-1", serialNumber: "7" });
}, 20_000);

test("a sandbox that has ended says so at each process, and its clients are told", async () => {
  const made = await opened(0);
  const headers = { Authorization: made.http.authorization };
  const client = await connected(made.mqtt.url, made, { protocolVersion: 5 });
  const words = new Promise<string | undefined>((resolve) =>
    client.once("disconnect", ({ properties }) => resolve(properties?.reasonString)),
  );
  const [here, there] = nodes;
  expect((await there?.ask(`/sandbox/${made.id}`, { method: "DELETE", headers }))?.status).toBe(204);
  expect(await words).toBe("The sandbox has ended.");
  for (const node of [here, there])
    expect((await node?.ask(`/sandbox/${made.id}/api/v1/places`, { headers }))?.status).toBe(410);
  expect(await (await there?.ask(`/sandbox/${made.id}/report`, { headers }))?.json()).toHaveProperty("rules");
});

test("when a process is gone, the others say that its sandboxes have ended, and their clients are told", async () => {
  const made = await opened(0);
  const headers = { Authorization: made.http.authorization };
  const { mqtt } = await opened(1);
  const client = await connected(mqtt.url, made, { protocolVersion: 5 });
  const words = new Promise<string | undefined>((resolve) =>
    client.once("disconnect", ({ properties }) => resolve(properties?.reasonString)),
  );
  nodes[0]?.close();
  expect(await words).toBe("The sandbox has ended.");
  await vi.waitFor(async () => {
    const answer = await nodes[1]?.ask(`/sandbox/${made.id}/api/v1/places`, { headers });
    expect([404, 410]).toContain(answer?.status);
  });
}, 20_000);
