import { expect, it, vi } from "vitest";
import { schemaReader } from "../../server/sandbox/schema-reader.ts";
import { presets } from "../presets/presets.ts";
import { fiftyForks } from "../session/fifty-forks.ts";
import { Session } from "../session/session.ts";
import connection from "./schemas/connection.schema.json" with { type: "json" };
import factsheet from "./schemas/factsheet.schema.json" with { type: "json" };
import instantActions from "./schemas/instantActions.schema.json" with { type: "json" };
import order from "./schemas/order.schema.json" with { type: "json" };
import state from "./schemas/state.schema.json" with { type: "json" };
import visualization from "./schemas/visualization.schema.json" with { type: "json" };
import { answerSession, recorded, SessionMessages } from "./session-messages.ts";
import { timestampOf } from "./timestamp.ts";

vi.setConfig({ testTimeout: 60_000 });

type Node = { nodeId: string; sequenceId: number; released: boolean };
type Order = { orderId: string; orderUpdateId: number; nodes: Node[]; edges: { sequenceId: number }[] };
type Line = {
  t: number;
  topic: string;
  payload: { headerId: number; timestamp: string; connectionState?: string } & Partial<Order>;
};

const minute = 60_000; /* ms */

function record(): Line[] {
  const plan = fiftyForks();
  const session = Session.open(plan, 50);
  if (!session.ok) throw new Error(JSON.stringify(session.errors));
  const disruptions = [
    { what: { kind: "stop", vehicle: 0 } as const, from: 3 * minute, until: 4 * minute },
    { what: { kind: "radio", vehicle: 1 } as const, from: 5 * minute, until: 6 * minute },
  ];
  const lines = recorded(plan, session.value, 10 * minute, disruptions);
  return [...lines].map((line) => JSON.parse(line));
}

it("every message of ten minutes with fifty vehicles is valid, and they report what happens in order", () => {
  const lines = record();
  const reader = schemaReader();
  const schemas = { connection, factsheet, instantActions, order, state, visualization };
  const validators = new Map(Object.entries(schemas).map(([name, schema]) => [name, reader.compile(schema)]));
  const kinds = new Map<string, number>();
  const headers = new Map<string, number>();
  const orders = new Map<string, Order>();
  let before = 0;
  for (const { t, topic, payload } of lines) {
    expect(t).toBeGreaterThanOrEqual(before);
    before = t;
    const [, , , serial = "", kind = ""] = topic.split("/");
    const validate = validators.get(kind);
    if (!validate?.(payload)) throw new Error(`${topic} at ${t} ms: ${JSON.stringify(validate?.errors)}`);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    /* The broker sends the last will, whose header is that of the time when the vehicle connected. */
    const isWill = payload.connectionState === "CONNECTIONBROKEN";
    expect(payload.headerId).toBe(isWill ? 0 : (headers.get(topic) ?? 0));
    if (!isWill) headers.set(topic, payload.headerId + 1);
    if (kind !== "order") continue;
    const { nodes = [], edges = [], orderId = "", orderUpdateId = 0 } = payload;
    const last = orders.get(serial);
    const base = last?.nodes.findLast(({ released }) => released);
    if (last?.orderId === orderId) {
      /* An update begins where the base ended. */
      expect(orderUpdateId).toBe(last.orderUpdateId + 1);
      expect(nodes[0]?.nodeId).toBe(base?.nodeId);
      expect(nodes[0]?.sequenceId).toBe(base?.sequenceId);
    } else expect([orderUpdateId, nodes[0]?.sequenceId]).toEqual([0, 0]);
    expect(edges.length).toBe(nodes.length - 1);
    const first = nodes[0]?.sequenceId ?? 0;
    expect(nodes.map(({ sequenceId }) => sequenceId)).toEqual(nodes.map((_, at) => first + 2 * at));
    const released = nodes.map((node) => node.released);
    expect(released).toEqual(released.toSorted((a, b) => Number(b) - Number(a)));
    orders.set(serial, { orderId, orderUpdateId, nodes, edges });
  }
  expect(kinds.get("factsheet")).toBe(50);
  expect(kinds.get("connection")).toBe(52);
  expect(kinds.get("instantActions")).toBeGreaterThanOrEqual(2);
  expect(kinds.get("order")).toBeGreaterThan(100);
  expect(kinds.get("visualization")).toBeGreaterThan(5000);
});

it("a state comes every 30 s at least, however far apart the calls are", () => {
  const [{ plan } = { plan: fiftyForks() }] = presets;
  const session = Session.open(plan, 3, { arrivals: "asked" });
  if (!session.ok) throw new Error(JSON.stringify(session.errors));
  const messages = new SessionMessages(plan, session.value.ready.kindOf);
  const last = new Map<string, number>();
  for (let until = 0; until <= 5 * minute; until += 7000)
    for (const { t, topic } of messages.take(session.value.runTo(until))) {
      if (!topic.endsWith("/state")) continue;
      expect(t - (last.get(topic) ?? 0)).toBeLessThanOrEqual(30_000);
      last.set(topic, t);
    }
  expect([...last.values()].every((t) => t >= 4.5 * minute)).toBe(true);
  expect(last.size).toBe(3);
});

it("says so if the vehicle speaks no VDA 5050", () => {
  const tugger = presets.find(({ plan }) => plan.choice.vehicle === "agvTugger");
  const answer = answerSession({ plan: tugger?.plan, count: 1 });
  expect(answer).toMatchObject({ ok: false, errors: [{ path: "plan.choice.vehicle" }] });
});

it.each([0, 951_782_400_000, 1_767_592_800_123, 4_107_542_399_999])("writes %i ms as a date does", (ms) => {
  expect(timestampOf(ms)).toBe(new Date(ms).toISOString());
});
