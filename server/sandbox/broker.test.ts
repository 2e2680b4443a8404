import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { connectAsync, type MqttClient } from "mqtt";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import asyncapi from "#content/documents/interfaces/asyncapi.json" with { type: "json" };
import { openBroker } from "./broker.ts";
import { most } from "./mqtt-bounds.ts";
import { openSandboxes } from "./sandboxes.ts";

let sandboxes: ReturnType<typeof openSandboxes>;
let broker: Awaited<ReturnType<typeof openBroker>>;
let clients: MqttClient[];

beforeEach(async () => {
  clients = [];
  sandboxes = openSandboxes({
    silence: 1800,
    clock: () => Date.now(),
    random: (bytes) => randomBytes(bytes),
    failed: (error) => {
      throw error;
    },
  });
  broker = await openBroker({ host: "127.0.0.1", port: 0, ...sandboxes });
  sandboxes.connect(broker);
});
afterEach(async () => {
  for (const client of clients) client.end(true);
  broker.close();
});

async function opened() {
  const answer = await sandboxes.app.request("/sandbox", { method: "POST" });
  return (await answer.json()) as {
    id: string;
    mqtt: { url: string; username: string; password: string; prefix: string };
  };
}

async function connected({ url, username, password }: Awaited<ReturnType<typeof opened>>["mqtt"]) {
  const port = new URL(url).port;
  const client = await connectAsync(`mqtt://127.0.0.1:${port}`, {
    ...{ username, password, protocolVersion: 4, reconnectPeriod: 0 },
  });
  clients.push(client);
  client.on("error", () => {});
  const received: { topic: string; message: Record<string, unknown> }[] = [];
  client.on("message", (topic, payload) =>
    received.push({ topic, message: JSON.parse(payload.toString()) as Record<string, unknown> }),
  );
  return { client, received };
}

const header = { headerId: 0, version: "2.1.0", manufacturer: "Other", serialNumber: "7" };
const timestamp = () => new Date().toISOString();

/** Lets the sandboxes run until a check holds. */
const until = (check: () => void) =>
  vi.waitFor(
    () => {
      sandboxes.run();
      check();
    },
    { timeout: 20_000, interval: 100 },
  );

it("a port that only this machine reaches is told to nobody elsewhere", async () => {
  const answer = async (origin: string) =>
    (await sandboxes.app.request("/sandbox", { method: "POST", headers: { "X-Origin": origin } })).json();
  expect(await answer("https://robots.example")).not.toHaveProperty("mqtt");
  expect(await answer("http://127.0.0.1:8080")).toHaveProperty("mqtt.url", `mqtt://127.0.0.1:${broker.port}`);
});

it("a reader gets the vehicles' messages, what was retained at once", async () => {
  const { mqtt } = await opened();
  sandboxes.run();
  const { client, received } = await connected(mqtt);
  await client.subscribeAsync(`${mqtt.prefix}/#`);
  await vi.waitFor(() => {
    const topics = received.map(({ topic }) => topic);
    expect(topics).toContain(`${mqtt.prefix}/v2/MAG-Robotics/1001/connection`);
    expect(topics).toContain(`${mqtt.prefix}/v2/MAG-Robotics/1006/factsheet`);
  });
});

it("a client of MQTT 3.1 is taken with an id of 23 characters, and refused with one more", async () => {
  const { mqtt } = await opened();
  const connect = (length: number) =>
    connectAsync(`mqtt://127.0.0.1:${new URL(mqtt.url).port}`, {
      ...{ username: mqtt.username, password: mqtt.password, reconnectPeriod: 0 },
      ...{ protocolId: "MQIsdp", protocolVersion: 3, clientId: "a".repeat(length) },
    });
  clients.push(await connect(23));
  await expect(connect(24)).rejects.toThrow(/identifier rejected/i);
});

it("another's key, and another's topics, are refused", async () => {
  const [own, other] = [await opened(), await opened()];
  await expect(connected({ ...own.mqtt, password: other.mqtt.password })).rejects.toThrow(
    /username or password/i,
  );
  const { client } = await connected(own.mqtt);
  await expect(client.subscribeAsync(`${other.mqtt.prefix}/#`)).rejects.toThrow();
  await expect(client.subscribeAsync("#")).rejects.toThrow();
  const closed = new Promise<void>((resolve) => client.once("close", () => resolve()));
  client.publish(`${other.mqtt.prefix}/v2/Other/7/state`, "{}");
  await closed;
});

it("too many messages, or bytes, end a connection", async () => {
  const { mqtt } = await opened();
  const floods = [
    (client: MqttClient) => client.publish(`${mqtt.prefix}/v2/Other/7/state`, "x".repeat(1_000_000)),
    (client: MqttClient) => {
      for (let each = 0; each < 1000; each++) client.publish(`${mqtt.prefix}/v2/Other/7/state`, "{}");
    },
  ];
  for (const flood of floods) {
    const { client } = await connected(mqtt);
    const closed = new Promise<void>((resolve) => client.once("close", () => resolve()));
    flood(client);
    await closed;
  }
  await connected(mqtt);
});

it("who finds no room is told so, in the words of both versions, and counted", async () => {
  const { mqtt } = await opened();
  const { username, password } = mqtt;
  const idle = Array.from({ length: most.sockets }, () => connect(broker.port, "127.0.0.1"));
  for (const socket of idle) socket.on("error", () => {});
  await Promise.all(idle.map((socket) => once(socket, "connect")));
  const settings = { username, password, reconnectPeriod: 0, connectTimeout: 5000 };
  const url = `mqtt://127.0.0.1:${broker.port}`;
  await expect(connectAsync(url, { ...settings, protocolVersion: 4 })).rejects.toThrow(/server unavailable/i);
  await expect(connectAsync(url, { ...settings, protocolVersion: 5 })).rejects.toThrow(/quota exceeded/i);
  expect(sandboxes.counts().refused).toBe(2);
  for (const socket of idle) socket.destroy();
  await expect
    .poll(() =>
      connected(mqtt).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
});

it("a WebSocket that the broker ends is told so", async () => {
  const web = createServer().on("upgrade", broker.upgrade).listen(0, "127.0.0.1");
  await once(web, "listening");
  const { port } = web.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/mqtt`, "mqtt");
  await once(socket, "open");
  socket.send(Buffer.from("this is no MQTT"));
  const [{ code, reason }] = await once(socket, "close");
  expect([code, reason]).toEqual([1008, expect.stringContaining("The broker ended this connection")]);
  web.close();
});

it("a stranger's vehicle that is online and idle gets an order that begins where it is", async () => {
  const { mqtt } = await opened();
  const { client, received } = await connected(mqtt);
  await client.subscribeAsync(`${mqtt.prefix}/v2/Other/7/order`);
  const send = (name: string, content: object) =>
    client.publishAsync(
      `${mqtt.prefix}/v2/Other/7/${name}`,
      JSON.stringify({ ...header, timestamp: timestamp(), ...content }),
    );
  await send("connection", { connectionState: "ONLINE" });
  await send("factsheet", {});
  const state = {
    ...{ orderId: "", orderUpdateId: 0, lastNodeId: "", lastNodeSequenceId: 0, driving: false },
    ...{ nodeStates: [], edgeStates: [], actionStates: [] },
    agvPosition: { x: 11, y: 14, theta: 0, mapId: "floor", positionInitialized: true },
  };
  await send("state", state);
  await vi.waitFor(
    () => {
      sandboxes.run();
      expect(received).toHaveLength(1);
    },
    { timeout: 10_000, interval: 250 },
  );
  const [order] = received.map(
    ({ message }) => message as { nodes: { nodePosition: object }[]; edges: object[] },
  );
  const { nodes = [], edges = [] } = order ?? {};
  expect(nodes[0]?.nodePosition).toMatchObject({ x: 11, y: 14 });
  expect(edges).toHaveLength(nodes.length - 1);
});

it("what a stranger's vehicle says is judged, and the report names the rule", async () => {
  const { id, mqtt } = await opened();
  const { client } = await connected(mqtt);
  const topic = `${mqtt.prefix}/v2/Other/7/connection`;
  const offline = { ...header, timestamp: timestamp(), connectionState: "OFFLINE" };
  await client.publishAsync(topic, JSON.stringify({ ...offline, headerId: -5 }), { retain: true });
  const report = await vi.waitFor(async () => {
    const answer = await sandboxes.app.request(`/sandbox/${id}/report`, {
      headers: { Authorization: `Bearer ${mqtt.password}` },
    });
    const told = (await answer.json()) as { verdicts: { verdict: string }[]; notSeen: string[] };
    expect(told.verdicts.length).toBeGreaterThan(0);
    return told;
  });
  expect(report.verdicts).toMatchObject([{ rule: "header-id", verdict: "broken", section: "6.4", topic }]);
  expect(report.notSeen).toContain("new-order");
});

it("each example of the AsyncAPI document runs, on its address below the prefix", async () => {
  const { mqtt } = await opened();
  const { client, received } = await connected(mqtt);
  const below = (address: string) => `${mqtt.prefix}/${address}`;
  const { newOrder, orderState, stationCall, fleetEvent } = asyncapi.channels;
  const { NewOrder, StationCall, OrderState, FleetEvent } = asyncapi.components.messages;
  const addresses = [orderState.address, fleetEvent.address].map((each) => each.replace(/\{.*?\}/, "+"));
  for (const address of addresses) await client.subscribeAsync(below(address));
  const statesOf = (reference: string) =>
    received.filter(({ topic }) => topic === below(orderState.address.replace("{reference}", reference)));
  const [order] = NewOrder.examples.map(({ payload }) => payload);
  if (!order) throw new Error("The document has no example of an order");
  await client.publishAsync(below(newOrder.address), JSON.stringify(order));
  await until(() =>
    expect(statesOf(order.reference).map(({ message }) => message["state"])).toEqual([
      "accepted",
      "assigned",
    ]),
  );
  const fields = Object.keys(OrderState.examples[0]?.payload ?? {});
  expect(Object.keys(statesOf(order.reference)[1]?.message ?? {}).sort()).toEqual(fields.sort());
  await client.publishAsync(below(newOrder.address), JSON.stringify({ ...order, to: "nowhere" }));
  await until(() =>
    expect(statesOf(order.reference).at(-1)?.message).toMatchObject({
      state: "failed",
      reason: expect.stringContaining("another order"),
    }),
  );
  const { station } = stationCall.parameters;
  const [called = ""] = station.examples;
  for (const { payload } of StationCall.examples)
    await client.publishAsync(
      below(stationCall.address.replace("{station}", called)),
      JSON.stringify(payload),
    );
  await until(() => expect(statesOf("call-1")[0]?.message).toMatchObject({ state: "accepted" }));
  const [vehicle] = fleetEvent.parameters.vehicle.examples;
  await client.publishAsync(
    below(`v2/MAG-Robotics/${vehicle}/instantActions`),
    JSON.stringify({
      ...{ headerId: 0, timestamp: timestamp(), version: "2.1.0" },
      ...{ manufacturer: "MAG-Robotics", serialNumber: vehicle },
      actions: [{ actionId: "p", actionType: "startPause", blockingType: "HARD", actionParameters: [] }],
    }),
  );
  const stopped = FleetEvent.examples[0]?.payload;
  await until(() =>
    expect(received.map(({ message }) => message)).toContainEqual(
      expect.objectContaining({ event: stopped?.event, at: expect.any(String), text: expect.any(String) }),
    ),
  );
  const later = await connected(mqtt);
  await later.client.subscribeAsync(below(orderState.address.replace("{reference}", order.reference)));
  await vi.waitFor(() => expect(later.received[0]?.message["state"]).toBe("assigned"));
}, 60_000);

it("the same over WebSocket, with the same bounds", async () => {
  const { mqtt } = await opened();
  const web = createServer().on("upgrade", broker.upgrade).listen(0, "127.0.0.1");
  await once(web, "listening");
  const { port } = web.address() as AddressInfo;
  const { username, password } = mqtt;
  const url = `ws://127.0.0.1:${port}/mqtt`;
  const settings = { username, protocolVersion: 4, reconnectPeriod: 0 } as const;
  await expect(connectAsync(url, { ...settings, password: "other" })).rejects.toThrow(
    /username or password/i,
  );
  const client = await connectAsync(url, { ...settings, password });
  clients.push(client);
  client.on("error", () => {});
  sandboxes.run();
  const heard = new Promise((resolve) => client.once("message", resolve));
  await client.subscribeAsync(`${mqtt.prefix}/+/MAG-Robotics/1001/connection`);
  expect(await heard).toBe(`${mqtt.prefix}/v2/MAG-Robotics/1001/connection`);
  const closed = new Promise<void>((resolve) => client.once("close", () => resolve()));
  client.publish(`${mqtt.prefix}/v2/Other/7/state`, "x".repeat(10_000_000));
  await closed;
  web.close();
});

it("a control of 2.0.0 that only asks is answered in 2.0.0, and takes no vehicle from ours", async () => {
  const { id, mqtt } = await opened();
  const { client, received } = await connected(mqtt);
  await client.subscribeAsync(`${mqtt.prefix}/v2/+/+/+`);
  /* As npm's vda-5050-lib 1.4.0 writes it: the list has the name that it had in 1.1. */
  const ask = (serialNumber: string, actionType: string, headerId: number) =>
    client.publishAsync(
      `${mqtt.prefix}/v2/MAG-Robotics/${serialNumber}/instantActions`,
      JSON.stringify({
        instantActions: [
          { actionId: `${actionType}-${headerId}`, actionType, blockingType: "NONE", actionParameters: [] },
        ],
        ...{ timestamp: timestamp(), headerId, manufacturer: "MAG-Robotics", serialNumber, version: "2.0.0" },
      }),
    );
  const last = (serial: string, name: string) =>
    received.findLast(({ topic }) => topic === `${mqtt.prefix}/v2/MAG-Robotics/${serial}/${name}`)?.message;
  const all = ["1001", "1002", "1003", "1004", "1005", "1006"];
  for (const serial of all) {
    await ask(serial, "stateRequest", 0);
    await ask(serial, "factsheetRequest", 1);
  }
  await until(() => {
    for (const serial of all) {
      expect(last(serial, "connection")).toMatchObject({ version: "2.0.0", connectionState: "ONLINE" });
      expect(last(serial, "factsheet")).toMatchObject({ version: "2.0.0" });
      expect(last(serial, "state")?.["actionStates"]).toMatchObject([
        { actionType: "stateRequest", actionStatus: "FINISHED" },
        { actionType: "factsheetRequest", actionStatus: "FINISHED" },
      ]);
    }
  });
  const [order] = asyncapi.components.messages.NewOrder.examples.map(({ payload }) => payload);
  await client.publishAsync(`${mqtt.prefix}/syncos/v1/orders`, JSON.stringify(order));
  const driving = () =>
    received.find(({ topic, message }) => topic.endsWith("/state") && message["driving"])?.message;
  await until(() => expect(driving()).toMatchObject({ version: "2.0.0" }));
  const serial = String(driving()?.["serialNumber"]);
  await ask(serial, "startPause", 2);
  await ask(serial, "stateRequest", 3);
  await until(() => {
    const told = last(serial, "state") as { actionStates: object[]; errors: object[]; paused: boolean };
    expect(told.actionStates).toContainEqual(
      expect.objectContaining({ actionType: "startPause", actionStatus: "FAILED" }),
    );
    expect(told.actionStates).toContainEqual(
      expect.objectContaining({ actionId: "stateRequest-3", actionStatus: "FINISHED" }),
    );
    expect(told.paused).toBe(false);
    expect(told.errors).toMatchObject([
      {
        errorType: "instantActionError",
        errorReferences: [
          { referenceKey: "headerId", referenceValue: "2" },
          { referenceKey: "topic", referenceValue: "instantActions" },
          { referenceKey: "actionId", referenceValue: "startPause-2" },
        ],
      },
    ]);
  });
  const report = await sandboxes.app.request(`/sandbox/${id}/report`, {
    headers: { Authorization: `Bearer ${mqtt.password}` },
  });
  const { verdicts } = (await report.json()) as { verdicts: { verdict: string; rule: string }[] };
  expect(verdicts.filter(({ verdict }) => verdict === "broken")).toEqual([]);
}, 30_000);

it("another fleet control drives our vehicle, pauses it and cancels; what it can't do, its state says", async () => {
  const { mqtt } = await opened();
  const { client, received } = await connected(mqtt);
  const below = `${mqtt.prefix}/v2/MAG-Robotics/1001`;
  await client.subscribeAsync(`${below}/state`);
  const whose = { version: "2.1.0", manufacturer: "MAG-Robotics", serialNumber: "1001" };
  const state = () =>
    (received.findLast(({ topic }) => topic === `${below}/state`)?.message ?? {}) as Record<string, never> & {
      errors: object[];
    };
  await until(() => expect(state()).toMatchObject({ lastNodeId: "Charger 1" }));
  const { x, y } = (state() as unknown as { agvPosition: { x: number; y: number } }).agvPosition;
  let headerId = 0;
  const send = (name: string, content: object) =>
    client.publishAsync(
      `${below}/${name}`,
      JSON.stringify({ headerId: headerId++, timestamp: timestamp(), ...whose, ...content }),
    );
  const node = (nodeId: string, at: number, to: number, more: object = {}) => {
    const nodePosition = { x, y: y + to, mapId: "floor" };
    return { nodeId, sequenceId: at, released: true, nodePosition, actions: [], ...more };
  };
  const order = {
    ...{ orderId: "theirs", orderUpdateId: 0, nodes: [node("here", 0, 0), node("there", 2, 4)] },
    edges: [
      {
        ...{ edgeId: "e", sequenceId: 1, released: true },
        ...{ startNodeId: "here", endNodeId: "there", actions: [] },
      },
    ],
  };
  await send("order", { ...order, nodes: [node("here", 0, 0, { actions: "none" })] });
  await until(() => expect(state().errors).toMatchObject([{ errorType: "validationError" }]));
  await send("order", order);
  await until(() => expect(state()).toMatchObject({ orderId: "theirs", driving: true, errors: [] }));
  await send("order", { ...order, orderUpdateId: 1, nodes: order.nodes.slice(1), edges: [] });
  await until(() =>
    expect(state()).toMatchObject({ orderUpdateId: 1, edgeStates: [{ edgeId: "e", sequenceId: 1 }] }),
  );
  const act = (actionType: string) =>
    send("instantActions", {
      actions: [{ actionId: actionType, actionType, blockingType: "HARD", actionParameters: [] }],
    });
  await act("startPause");
  await until(() => expect(state()).toMatchObject({ paused: true, driving: false }));
  await act("stopPause");
  await until(() => expect(state()).toMatchObject({ lastNodeId: "there", nodeStates: [], driving: false }));
  const report = await sandboxes.app.request(`/sandbox/${mqtt.prefix}/report`, {
    headers: { Authorization: `Bearer ${mqtt.password}` },
  });
  const { verdicts } = (await report.json()) as { verdicts: { verdict: string; rule: string }[] };
  const broken = verdicts.filter(({ verdict }) => verdict === "broken");
  expect(broken.map(({ rule }) => rule)).toEqual(["schema"]);
  const trouble = async (kind: string, on: boolean) => {
    const answer = await sandboxes.app.request(`/sandbox/${mqtt.prefix}/trouble`, {
      method: "POST",
      headers: { Authorization: `Bearer ${mqtt.password}` },
      body: JSON.stringify({ vehicle: "1001", trouble: kind, on }),
    });
    expect(answer.status).toBe(204);
  };
  await trouble("refuse", true);
  await send("order", { ...order, orderId: "refused", nodes: [node("there", 0, 4)], edges: [] });
  await until(() => expect(state().errors).toMatchObject([{ errorType: "orderError" }]));
  expect(state()).toMatchObject({ orderId: "theirs" });
  await trouble("refuse", false);
  await trouble("stop", true);
  await until(() => expect(state()).toMatchObject({ paused: true }));
  await trouble("stop", false);
  await until(() => expect(state()).toMatchObject({ paused: false }));
  await trouble("place", true);
  await until(() => expect(state()).toMatchObject({ agvPosition: { positionInitialized: false } }));
  expect(state().errors.at(-1)).toMatchObject({ errorType: "localizationError", errorLevel: "FATAL" });
  await trouble("place", false);
  await until(() => expect(state()).toMatchObject({ agvPosition: { positionInitialized: true } }));
  await client.subscribeAsync(`${below}/connection`);
  const connection = () =>
    received.findLast(({ topic }) => topic === `${below}/connection`)?.message["connectionState"];
  await trouble("connection", true);
  await until(() => expect(connection()).toBe("CONNECTIONBROKEN"));
  await trouble("connection", false);
  await until(() => expect(connection()).toBe("ONLINE"));
  const judged = await sandboxes.app.request(`/sandbox/${mqtt.prefix}/report`, {
    headers: { Authorization: `Bearer ${mqtt.password}` },
  });
  const told = (await judged.json()) as { verdicts: { verdict: string; rule: string }[] };
  expect(told.verdicts.flatMap(({ verdict, rule }) => (verdict === "broken" ? [rule] : []))).toEqual([
    "schema",
  ]);
  await act("dance");
  await until(() => expect(state().errors.at(-1)).toMatchObject({ errorType: "unsupportedActionError" }));
  const closed = new Promise<void>((resolve) => client.once("close", () => resolve()));
  client.publish(`${below}/state`, "{}");
  await closed;
}, 30_000);

it("a state that is kept takes its own bytes, and not those of a pool", async () => {
  const { id } = await opened();
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  const before = process.memoryUsage().arrayBuffers;
  for (let order = 0; order < 200; order++) {
    broker.publish(id, `syncos/v1/orders/${order}/state`, { state: "accepted" }, true);
    /* What comes in between, and goes. */
    for (let other = 0; other < 20; other++) Buffer.from("x".repeat(4000));
  }
  /* What has been collected is counted a moment later. */
  const taken = () => {
    collect();
    return process.memoryUsage().arrayBuffers - before;
  };
  await expect.poll(taken).toBeLessThan(2_000_000);
});
