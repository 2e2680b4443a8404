import { describe, expect, it } from "vitest";
import { hostileFile } from "#tests/support/hostile-plans.ts";
import { officialValidators } from "../../../server/sandbox/official-validators.ts";
import { plannedVehicle } from "../../vehicles.ts";
import { factsheetOf } from "../factsheet.ts";
import { TraceReader } from "../trace/trace-reader.ts";
import { topicOf } from "../trace/unwrap.ts";
import { Judge } from "./judge.ts";
import { JunitReport } from "./junit.ts";
import type { Verdict } from "./rule.ts";

const header = {
  headerId: 1,
  timestamp: "2026-01-05T06:00:00.00Z",
  version: "2.1.0",
  manufacturer: "MAG",
  serialNumber: "1001",
};
const validators = officialValidators();

function judged(trace: string) {
  const [reader, judge] = [new TraceReader(), new Judge(validators)];
  return [...reader.read(trace), ...reader.end()].map((traced) => judge.judge(traced));
}

function verdictsOf(...messages: readonly unknown[]): Verdict[] {
  return judged(messages.map((message) => JSON.stringify(message)).join("\n")).flatMap((each) => {
    if ("why" in each) throw new Error(each.why);
    return each.verdicts;
  });
}

const brokenIn = (...messages: readonly unknown[]) =>
  verdictsOf(...messages)
    .filter(({ verdict }) => verdict === "broken")
    .map(({ rule, section, line }) => [rule, section, line]);

const node = (nodeId: string, sequenceId: number, released = true) => ({
  nodeId,
  sequenceId,
  released,
  actions: [],
});
const edge = (sequenceId: number, startNodeId: string, endNodeId: string, released = true) => {
  return { edgeId: `e${sequenceId}`, sequenceId, released, startNodeId, endNodeId, actions: [] };
};
const order = (nodes: object[], edges: object[]) => ({
  ...header,
  orderId: "o",
  orderUpdateId: 0,
  nodes,
  edges,
});
const connection = { ...header, connectionState: "ONLINE" };

it("what the schema of 2.0 asks for and its text leaves open isn't missed", () => {
  const part = { nodeId: "a", sequenceId: 0, released: true };
  const state = {
    ...{ ...header, version: "2.0.0", orderId: "o", orderUpdateId: 0, lastNodeId: "", lastNodeSequenceId: 0 },
    nodeStates: [{ ...part, nodePosition: { x: 1, y: 2, mapId: "m" } }],
    ...{ edgeStates: [], actionStates: [], errors: [], driving: false, operatingMode: "AUTOMATIC" },
    batteryState: { batteryCharge: 50, charging: false },
    safetyState: { eStop: "NONE", fieldViolation: false },
  };
  expect(brokenIn(state)).toEqual([]);
  const wrong = { ...state, nodeStates: [{ ...part, nodePosition: { x: 1, y: 2 } }] };
  expect(brokenIn(wrong)).toEqual([["schema", "6.10.6", 1]]);
});

it("a visualization with a header only is valid", () => {
  expect(judged(JSON.stringify(header))).toMatchObject([{ kind: "visualization" }]);
  expect(brokenIn(header)).toEqual([]);
});

it("sections are those of the message's version", () => {
  const wrong = order([node("a", 0), node("b", 2)], []);
  const sections = ["1.1.0", "2.0.0", "2.1.0", "3.0.0"].map((version) => brokenIn({ ...wrong, version })[0]);
  expect(sections.map((each) => each?.[1])).toEqual(["6.6.1", "6.6.1", "6.6.1", "6.1.1"]);
  const joined = order([node("a", 0), node("b", 2)], [edge(1, "b", "a")]);
  expect(["1.1.0", "2.0.0"].map((version) => brokenIn({ ...joined, version })[0]?.[1])).toEqual([
    "6.7",
    "6.7",
  ]);
});

describe("what a trace doesn't show is never broken", () => {
  const shown = (headerId: number, second: number) => ({
    ...header,
    headerId,
    timestamp: `2026-01-05T06:00:${second}.00Z`,
  });
  const idsOf = (...messages: readonly object[]) =>
    verdictsOf(...messages)
      .filter(({ rule }) => rule === "header-id")
      .map(({ verdict }) => verdict);

  it("a lost message is a gap", () => {
    expect(idsOf(shown(1, 10), shown(4, 11), shown(5, 12))).toEqual(["kept", "unknown", "kept"]);
  });
  it("a doubled one is delivered twice", () => {
    expect(idsOf(shown(1, 10), shown(1, 10), shown(2, 12))).toEqual(["kept", "unknown", "kept"]);
  });
  it("a late one was sent before", () => {
    expect(idsOf(shown(1, 10), shown(3, 12), shown(2, 11), shown(4, 13))).toEqual([
      "kept",
      "unknown",
      "unknown",
      "kept",
    ]);
  });
  it("a number wraps after the largest", () => {
    expect(idsOf(shown(4_294_967_295, 10), shown(0, 11))).toEqual(["kept", "kept"]);
  });
  it("a number that falls is broken", () => {
    expect(idsOf(shown(7, 10), shown(5, 11), shown(9, 12))).toEqual(["kept", "broken", "kept"]);
  });
  it("a last will has the header of the time when the vehicle connected", () => {
    const will = { ...connection, connectionState: "CONNECTIONBROKEN", timestamp: "2026-01-05T05:00:00.00Z" };
    expect(
      brokenIn({ ...connection, headerId: 9 }, { ...will, headerId: 3 }, { ...connection, headerId: 10 }),
    ).toEqual([]);
  });
});

it("a history is bounded, however long the trace is", () => {
  const judge = new Judge({});
  const message = (at: number) => ({ ...order([node("a", 0)], []), orderId: `o${at}`, headerId: at });
  for (let at = 0; at < 20_000; at++) judge.judge({ line: at, topic: undefined, message: message(at) });
  expect(judge.judge({ line: 20_000, topic: undefined, message: message(20_000) })).toMatchObject({
    kind: "order",
  });
});

it("hostile messages are judged or named as unread, in words", () => {
  for (let seed = 0; seed < 500; seed++) {
    const message = hostileFile(
      { topic: "uagv/v2/MAG/1001/order", payload: order([node("a", 0)], []) },
      seed,
    );
    for (const each of judged(JSON.stringify(message) ?? "")) {
      const texts = "why" in each ? [each.why] : each.verdicts.map(({ text }) => text);
      for (const text of texts) expect(text, `seed ${seed}`).not.toMatch(/undefined|\[object|NaN(?!")/);
    }
  }
});

it("writes JUnit's XML, whatever a message holds", () => {
  const report = new JunitReport();
  report.add(verdictsOf({ ...connection, serialNumber: '<"\u0001&>' }, { ...connection, headerId: 5 }));
  const xml = report.xml([{ line: 3, why: "holds no message" }]);
  expect(xml).toContain('<testsuite name="address" tests="1" failures="1" errors="0" skipped="0">');
  expect(xml).toContain(
    '<testcase classname="unread" name="line 3"><skipped message="holds no message"/></testcase>',
  );
  expect(xml).not.toContain("\u0001");
});

describe("what the factsheet rules out", () => {
  const vehicle = factsheetOf(plannedVehicle("fork"), "1001");
  if (!vehicle) throw new Error("A fork has a factsheet");
  // biome-ignore lint/suspicious/noExplicitAny: tests change fields of any message
  type Any = any;
  const action = (more: object = {}) => ({
    actionId: "1",
    actionType: "pick",
    blockingType: "HARD",
    ...more,
  });
  const parameters = ["a", "b", "c"].map((key) => ({ key, value: 1 }));
  const points = [0, 1, 2].map((x) => ({ x, y: 0 }));
  const curve = { degree: 2, knotVector: [0, 0, 0, 1, 1, 1], controlPoints: points };
  const trip = (change: Any = {}, acting: object[] = []) =>
    order(
      [{ ...node("1", 0), actions: acting }, node("2", 2)],
      [{ ...edge(1, "1", "2"), edgeId: "3", ...change }],
    );
  const state = (more: object) => ({
    ...{ ...header, orderId: "", orderUpdateId: 0, lastNodeId: "1", lastNodeSequenceId: 0 },
    ...{ nodeStates: [], edgeStates: [], actionStates: [], errors: [], driving: false },
    ...{ operatingMode: "AUTOMATIC", safetyState: { eStop: "NONE", fieldViolation: false } },
    ...{ batteryState: { batteryCharge: 50, charging: false }, ...more },
  });
  const load = { loadId: "load", loadType: "EPAL", weight: 300 };
  const five = Array.from({ length: 5 }, (_, at) => ({ referenceKey: `k${at}`, referenceValue: "" }));
  const arrays = (key: string, most: number) => (sheet: Any) =>
    (sheet.protocolLimits.maxArrayLens = { [key]: most });
  const texts = (limits: object) => (sheet: Any) => (sheet.protocolLimits.maxStringLens = limits);
  const actions = (more: object) => (sheet: Any) =>
    (sheet.protocolFeatures.agvActions = [{ actionType: "pick", actionScopes: ["NODE"], ...more }]);
  const sets = (more: object) => (sheet: Any) =>
    (sheet.loadSpecification = { loadSets: [{ setName: "A", loadType: "EPAL", ...more }] });
  const needs = (parameter: string) => (sheet: Any) =>
    (sheet.protocolFeatures.optionalParameters = [{ parameter, support: "REQUIRED" }]);
  const knows = (sheet: Any) => (sheet.protocolFeatures.agvActions = []);
  const judgedWith = (change: (sheet: Any) => unknown, message: object) => {
    const sheet = structuredClone({ ...vehicle, ...header }) as Any;
    knows(sheet);
    change(sheet);
    return brokenIn(sheet, message);
  };

  it.each<[name: string, change: (sheet: Any) => unknown, message: object, rule: string]>([
    [
      "parameters",
      arrays("actions.actionsParameters", 2),
      trip({}, [action({ actionParameters: parameters })]),
      "factsheet-limits",
    ],
    ["knots", arrays("trajectory.knotVector", 5), trip({ trajectory: curve }), "factsheet-limits"],
    [
      "control points",
      arrays("trajectory.controlPoints", 2),
      trip({ trajectory: curve }),
      "factsheet-limits",
    ],
    ["identifiers of letters", texts({ idNumericalOnly: true }), trip(), "factsheet-limits"],
    ["long words", texts({ enumLen: 3 }), trip({}, [action()]), "factsheet-limits"],
    ["a long message", texts({ msgLen: 100 }), trip(), "factsheet-limits"],
    [
      "a blocking type",
      actions({ blockingTypes: ["NONE", "SOFT"] }),
      trip({}, [action()]),
      "factsheet-limits",
    ],
    ["a parameter that is missing", needs("order.edges.maxSpeed"), trip(), "factsheet-limits"],
    [
      "information",
      arrays("state.information", 1),
      state({ information: [1, 2].map(() => ({ infoType: "x", infoLevel: "INFO" })) }),
      "factsheet-kept",
    ],
    [
      "references of errors",
      arrays("error.errorReferences", 4),
      state({ errors: [{ errorType: "x", errorLevel: "WARNING", errorReferences: five }] }),
      "factsheet-kept",
    ],
    [
      "references of information",
      arrays("information.infoReferences", 4),
      state({ information: [{ infoType: "x", infoLevel: "INFO", infoReferences: five }] }),
      "factsheet-kept",
    ],
    ["a long loadId", texts({ loadIdLen: 3 }), state({ loads: [load] }), "factsheet-kept"],
    ["the weight of a type of load", sets({ maxWeight: 200 }), state({ loads: [load] }), "factsheet-kept"],
    [
      "the speed with a type of load",
      sets({ agvSpeedLimit: 0.5 }),
      state({ loads: [load], driving: true, velocity: { vx: 1 } }),
      "factsheet-kept",
    ],
  ])("%s", (_, change, message, rule) => {
    expect(judgedWith(change, message)).toEqual([[rule, "6.15.1", 2]]);
    expect(judgedWith(() => {}, message)).toEqual([]);
  });

  it("and what it allows", () => {
    expect(judgedWith(actions({ blockingTypes: ["HARD"] }), trip({}, [action()]))).toEqual([]);
    expect(judgedWith(needs("order.edges.trajectory.degree"), trip())).toEqual([]);
    expect(
      judgedWith(
        sets({ maxWeight: 200, loadPositions: ["left"] }),
        state({ loads: [{ ...load, loadPosition: "right" }] }),
      ),
    ).toEqual([]);
    expect(judgedWith(texts({ idNumericalOnly: true, idLen: 1 }), { ...trip(), orderId: "7" })).toEqual([]);
  });
});

it("a curve needs more control points than its degree, which is 1 where it isn't said", () => {
  const drive = (trajectory: object) =>
    order([node("a", 0), node("b", 2)], [{ ...edge(1, "a", "b"), trajectory } as object]);
  const points = [0, 1].map((x) => ({ x, y: 0 }));
  expect(brokenIn(drive({ degree: 3, knotVector: [0, 0, 0, 1, 1, 1], controlPoints: points }))).toEqual([
    ["trajectory", "6.6.6", 1],
  ]);
  expect(brokenIn(drive({ degree: 1, knotVector: [0, 1], controlPoints: [] }))).toEqual([
    ["trajectory", "6.6.6", 1],
  ]);
  expect(brokenIn(drive({ knotVector: [0, 0, 1, 1], controlPoints: points }))).toEqual([]);
});

it.each([
  [true, "kept"],
  [false, "unknown"],
])("a connection's retained flag that is %s is %s", (retained, verdict) => {
  const topic = topicOf("uagv/v2/MAG/1001/connection");
  const judged = new Judge(validators).judge({
    ...{ line: 1, topic, retained },
    message: { ...header, connectionState: "ONLINE" },
  });
  expect("verdicts" in judged ? judged.verdicts : []).toContainEqual(
    expect.objectContaining({ rule: "retained", section: "6.14", verdict }),
  );
});

it("without a schema, an instant action of 3.0 that blocks is told by its rule", () => {
  const actions = [{ actionType: "startPause", actionId: "p", blockingType: "HARD" }];
  const message = { ...header, version: "3.0.0", actions };
  const judged = new Judge({}).judge({ line: 1, topic: undefined, message });
  expect("verdicts" in judged ? judged.verdicts : []).toContainEqual(
    expect.objectContaining({ rule: "instant-blocking", verdict: "broken" }),
  );
});
