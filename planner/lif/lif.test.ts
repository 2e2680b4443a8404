import Ajv from "ajv";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kindsOf } from "../choose.ts";
import { planWith } from "../plan/example.ts";
import { asInput } from "../plan/plan.ts";
import { readPlan } from "../plan/read-plan.ts";
import { presets } from "../presets/presets.ts";
import { readLif } from "./read-lif.ts";
import { readJsonFile } from "./read-text.ts";
import lifOne from "./schemas/lif-1.0.schema.json" with { type: "json" };
import lifTwo from "./schemas/lif-2.0.schema.json" with { type: "json" };
import { otherLayouts, unreadInLif } from "./unread.ts";
import { writeLif, writeLifTwo } from "./write-lif.ts";

const at = "2026-11-22T12:00:00.000Z";
const ajv = new Ajv({ allErrors: true, strictTypes: false });
const validators = new Map<object, ReturnType<typeof ajv.compile>>(
  [lifOne, lifTwo].map((schema) => [schema, ajv.compile(schema)]),
);

const slowed = presets.map(({ plan }, seed) => ({
  ...plan,
  version: 2 as const,
  name: `${plan.name}, with limits`,
  lanes: plan.lanes.map((lane, at) => ((at + seed) % 2 ? { ...lane, speed: 0.5 + at / 100 } : lane)),
}));

describe.each([...presets.map(({ plan }) => plan), ...slowed])("the floor of $name", (plan) => {
  it.each([
    [
      "1.0",
      writeLif(
        plan,
        kindsOf(plan).map(({ vehicle }) => vehicle.product),
        at,
      ),
      lifOne,
    ],
    [
      "2.0",
      writeLifTwo(
        plan,
        kindsOf(plan).map(({ vehicle }) => vehicle.title),
        at,
      ),
      lifTwo,
    ],
  ])("is valid in LIF %s, and survives a round trip by it", (_, written, schema) => {
    const file: unknown = JSON.parse(JSON.stringify(written));
    const isValid = validators.get(schema);
    expect(isValid?.(file), JSON.stringify(isValid?.errors)).toBe(true);
    const read = readLif(file);
    if (!read.ok) throw new Error(JSON.stringify(read.errors));
    /* A plan's flows say who drives, so of several vehicle types all but the first are named. */
    const others = kindsOf(plan).slice(1);
    const { said, more } = unreadInLif(file);
    expect(said.map(({ name }) => name)).toEqual(
      others.map(() => (schema === lifOne ? "vehicleTypeId" : "mobileRobotTypes")),
    );
    for (const [at, { vehicle }] of others.entries())
      expect(said[at]?.called).toContain(schema === lifOne ? vehicle.product : vehicle.title);
    expect(more).toBe(0);
    expect(readPlan(JSON.parse(JSON.stringify({ ...asInput(plan), ...read.value })))).toEqual({
      ok: true,
      value: plan,
    });
  });
});

it("follows the format: metres, an edge for each direction, a station for each handover", () => {
  const { layouts, metaInformation } = writeLif(planWith(), ["fork"], at);
  expect(metaInformation).toMatchObject({ exportTimestamp: at, lifVersion: "1.0.0" });
  expect(layouts[0]?.nodes[1]?.nodePosition).toEqual({ x: 42, y: 3 });
  expect(layouts[0]?.edges).toHaveLength(6);
  expect(layouts[0]?.stations.map(({ stationId }) => stationId)).toEqual(["wrapper", "stage", "charge"]);
});

describe("a layout of another maker", () => {
  it("becomes places and lanes", () => {
    const properties = [{ vehicleTypeId: "x", rotationAllowed: true }];
    const edge = (startNodeId: string, endNodeId: string) => ({
      edgeId: startNodeId + endNodeId,
      startNodeId,
      endNodeId,
      vehicleTypeEdgeProperties: properties,
    });
    const node = (nodeId: string, x: number) => ({ nodeId, nodePosition: { x, y: 0.5 } });
    const layouts = [
      {
        nodes: [node("a", 0), node("b", 12.3456), node("c", 20)],
        edges: [edge("a", "b"), edge("b", "a"), edge("b", "c")],
        stations: [{ stationId: "s", interactionNodeIds: ["a"], stationHeight: 0.8 }],
      },
    ];
    expect(readLif({ metaInformation: {}, layouts })).toEqual({
      ok: true,
      value: {
        places: [
          { id: "a", x: 0, y: 500, handover: "floor", height: 800 },
          { id: "b", x: 12_346, y: 500 },
          { id: "c", x: 20_000, y: 500 },
        ],
        lanes: [
          { from: "a", to: "b", both: true },
          { from: "b", to: "c", both: false },
        ],
      },
    });
  });

  it("names what it doesn't take, and keeps the ways of two vehicle types apart", () => {
    const edge = (startNodeId: string, endNodeId: string, vehicleTypeId: string, maxSpeed: number) => ({
      ...{ startNodeId, endNodeId },
      vehicleTypeEdgeProperties: [{ vehicleTypeId, maxSpeed, orientationType: "TANGENTIAL" }],
    });
    const node = (nodeId: string) => ({ nodeId, nodePosition: { x: 1, y: 2 } });
    const lift = { startNodeId: "b", endNodeId: "c" };
    const edges = [edge("a", "b", "fork", 0.8), edge("b", "a", "tug", 1.2), lift];
    const file = { layouts: [{ nodes: [node("a"), node("b")], edges }, { nodes: [node("c")] }] };
    expect(readLif(file)).toMatchObject({
      value: {
        lanes: [
          { both: false, speed: 0.8 },
          { both: false, speed: 1.2 },
        ],
      },
    });
    const properties = (at: number) => `layouts[0].edges[${at}].vehicleTypeEdgeProperties[0]`;
    expect(unreadInLif(file).said).toEqual([
      { name: "layout", first: "layouts[1]", times: 1 },
      { name: "vehicleTypeId", called: "tug", first: `${properties(1)}.vehicleTypeId`, times: 1 },
      { name: "edge to another layout", first: "layouts[0].edges[2]", times: 1 },
    ]);
  });

  it("takes the lowest speed of an edge, and names those that it doesn't take", () => {
    const property = (vehicleTypeId: string, maxSpeed: unknown) => ({ vehicleTypeId, maxSpeed });
    const edge = (speeds: readonly unknown[]) => ({
      ...{ startNodeId: "a", endNodeId: "b" },
      vehicleTypeEdgeProperties: speeds.map((speed, at) => property(`type ${at}`, speed)),
    });
    const node = (nodeId: string) => ({ nodeId, nodePosition: { x: nodeId === "a" ? 0 : 9, y: 2 } });
    const fileOf = (speeds: readonly unknown[]) => ({
      layouts: [{ nodes: [node("a"), node("b")], edges: [edge(speeds)] }],
    });
    const speeds = [2, 0.8, 99, "1.5"];
    expect(readLif(fileOf(speeds))).toMatchObject({ value: { lanes: [{ speed: 0.8 }] } });
    const named = unreadInLif(fileOf(speeds)).said.find(({ name }) => name === "maxSpeed");
    expect(named?.times).toBe(3);
    for (const none of [[0], [-1], [1e9], [null], ["fast"], []])
      expect(readLif(fileOf(none)), `${none}`).toMatchObject({ value: { lanes: [{ from: "a" }] } });
  });

  it("takes the longest way of an edge, and names those that it doesn't take", () => {
    const line = (length: number) => ({ physicalLineGuidedProperty: { length } });
    const node = (nodeId: string, x: number) => ({ nodeId, nodePosition: { x, y: 0 } });
    const edge = {
      ...{ startNodeId: "a", endNodeId: "b" },
      mobileRobotTypeEdgeProperties: [line(10), line(12), line(11)],
    };
    const file = { layouts: [{ nodes: [node("a", 0), node("b", 9)], edges: [edge] }] };
    expect(readLif(file)).toMatchObject({ value: { lanes: [{ length: 12_000 }] } });
    expect(unreadInLif(file).said).toMatchObject([{ name: "physicalLineGuidedProperty", times: 2 }]);
  });

  it("may be of LIF 2.0, whose layouts stand in origins and whose types have a maker and a series", () => {
    const type = (seriesName: string) => ({ manufacturer: "a", seriesName });
    const there = (startNodeId: string, endNodeId: string, seriesName: string, more = {}) => ({
      ...{ edgeId: startNodeId + endNodeId, startNodeId, endNodeId },
      mobileRobotTypeEdgeProperties: [
        {
          mobileRobotTypes: [type(seriesName)],
          orientationType: "TANGENTIAL",
          mobileRobotOrientations: [0],
          rotationAtStartNodeAllowed: "BOTH",
          ...more,
        },
      ],
    });
    const node = (nodeId: string, x: number) => ({ nodeId, mapId: "1", nodePosition: { x, y: 0 } });
    const layout = {
      layoutId: "ground",
      nodes: [node("a", 0), node("b", 11), node("c", 15)],
      edges: [
        ...[there("a", "b", "one"), there("b", "a", "one")],
        ...[there("b", "c", "one"), there("c", "b", "two", { maximumSpeed: 1 })],
      ],
      stations: [{ stationId: "s", interactionNodeIds: ["c"], stationHeight: 0.5, stationName: "S" }],
    };
    const file = {
      metaInformation: { lifVersion: "2.0.0" },
      origins: [{ originId: "1", layouts: [layout, { layoutLevelId: "1", nodes: [node("u", 0)] }] }],
    };
    expect(readLif(file)).toEqual({
      ok: true,
      value: {
        places: [
          { id: "a", x: 0, y: 0 },
          { id: "b", x: 11_000, y: 0 },
          { id: "c", x: 15_000, y: 0, handover: "floor", height: 500 },
        ],
        lanes: [
          { from: "a", to: "b", both: true },
          { from: "b", to: "c", both: false },
          { from: "c", to: "b", both: false, speed: 1 },
        ],
      },
    });
    const property = "origins[0].layouts[0].edges[3].mobileRobotTypeEdgeProperties[0]";
    expect(unreadInLif(file).said).toEqual([
      { name: "layout", first: "origins[0].layouts[1]", times: 1 },
      {
        ...{ name: "mobileRobotTypes", called: "a two", times: 1 },
        first: `${property}.mobileRobotTypes`,
      },
      { name: "stationName", first: "origins[0].layouts[0].stations[0].stationName", times: 1 },
    ]);
  });

  it("has layouts: those of one level make one floor, and another can be read instead", () => {
    const node = (nodeId: string, x: number) => ({ nodeId, nodePosition: { x, y: 0 } });
    const edge = (startNodeId: string, endNodeId: string) => ({ startNodeId, endNodeId });
    const layout = (layoutName: string, layoutLevelId: string, nodes: object[], edges: object[]) => ({
      ...{ layoutId: layoutName, layoutName, layoutLevelId, nodes, edges },
    });
    const file = {
      layouts: [
        layout("Hall 1", "0", [node("a", 0), node("b", 9)], [edge("a", "b"), edge("b", "c"), edge("b", "u")]),
        layout("Upper floor", "1", [node("u", 9), node("v", 20)], [edge("u", "v")]),
        layout("Hall 2", "0", [node("c", 30)], [edge("c", "b")]),
      ],
    };
    expect(readLif(file)).toMatchObject({
      value: {
        places: [{ id: "a" }, { id: "b" }, { id: "c" }],
        lanes: [
          { from: "a", to: "b", both: false },
          { from: "b", to: "c", both: true },
        ],
      },
    });
    expect(unreadInLif(file).said).toEqual([
      { name: "layout", called: "Upper floor", first: "layouts[1]", times: 1 },
      { name: "edge to another layout", first: "layouts[0].edges[2]", times: 1 },
    ]);
    expect(otherLayouts(file)).toEqual([{ at: 1, name: "Upper floor" }]);
    expect(readLif(file, 1)).toMatchObject({
      value: { places: [{ id: "u" }, { id: "v" }], lanes: [{ from: "u", to: "v" }] },
    });
    expect(unreadInLif(file, 1).said.map(({ called }) => called)).toEqual(["Hall 1", "Hall 2"]);
    expect(readLif(file, 7)).toMatchObject({ ok: false });
  });

  const curved = (trajectory: object, [x0, x1]: readonly [number, number] = [0, 30]) => ({
    layouts: [
      {
        nodes: [
          { nodeId: "a", nodePosition: { x: x0, y: 0 } },
          { nodeId: "b", nodePosition: { x: x1, y: 0 } },
        ],
        edges: [
          {
            ...{ startNodeId: "a", endNodeId: "b" },
            vehicleTypeEdgeProperties: [{ vehicleTypeId: "x", trajectory }],
          },
        ],
      },
    ],
  });
  const points = (...list: readonly (readonly [x: number, y: number, weight?: number])[]) =>
    list.map(([x, y, weight]) => ({ x, y, ...(weight && { weight }) }));
  const half = Math.SQRT1_2;
  it.each([
    /* A cubic; the half circle of 10 m, exact in weights, 5π m; a polygon of degree 1; the standard's own example. */
    [3, [0, 0, 0, 0, 1, 1, 1, 1], points([0, 0], [10, 8], [20, 8], [30, 0]), [0, 30], 32_947],
    [
      ...([2, [0, 0, 0, 0.5, 0.5, 1, 1, 1]] as const),
      points([5, 0], [5, 5, half], [10, 5], [15, 5, half], [15, 0]),
      ...([[5, 15], 15_708] as const),
    ],
    [1, [0, 0, 0.5, 1, 1], points([0, 0], [15, 20], [30, 0]), [0, 30], 50_000],
    [2, [0, 0, 0, 0.5, 1, 1, 1], points([5, 0], [5, 5], [15, 5], [15, 0]), [5, 15], 16_232],
  ] as const)(
    "may have a curve of degree %i, whose length counts",
    (degree, knotVector, controlPoints, ends, length) => {
      const file = curved({ degree, knotVector, controlPoints }, ends);
      expect(readLif(file)).toMatchObject({ value: { lanes: [{ length }] } });
      expect(unreadInLif(file).said).toEqual([
        expect.objectContaining({ name: "trajectory", isLengthTaken: true }),
      ]);
    },
  );

  it.each([
    ["too few knots", { degree: 3, knotVector: [0, 1, 2], controlPoints: points([0, 0], [30, 0]) }],
    ["ends that are not its nodes", { knotVector: [0, 0, 1, 1], controlPoints: points([0, 0], [3.6, 0]) }],
    ["knots that fall", { knotVector: [0, 1, 0, 1], controlPoints: points([0, 0], [30, 0]) }],
    ["a degree beyond all use", { degree: 1e9, knotVector: [0, 1], controlPoints: points([0, 0]) }],
    ["text for points", { knotVector: [0, 0, 1, 1], controlPoints: ["a", "b"] }],
  ])("may have a curve with %s, which is named", (_, trajectory) => {
    const file = curved(trajectory);
    expect(readLif(file)).toMatchObject({ ok: true, value: { lanes: [{ from: "a", to: "b" }] } });
    expect(JSON.stringify(readLif(file))).not.toContain("length");
    expect(unreadInLif(file).said).toEqual([
      {
        name: "trajectory",
        first: "layouts[0].edges[0].vehicleTypeEdgeProperties[0].trajectory",
        times: 1,
      },
    ]);
  });

  it("tells chargers by their nodes' actions, and takes a rack's highest level", () => {
    const node = (nodeId: string, ...types: string[]) => ({
      ...{ nodeId, nodePosition: { x: 0, y: 0 } },
      mobileRobotTypeNodeProperties: [
        {
          mobileRobotTypes: [{ manufacturer: "a", seriesName: "b" }],
          feasibleActions: types.map((actionType) => ({ actionType, blockingType: "HARD" })),
        },
      ],
    });
    const station = (stationId: string, id: string, stationHeight: number | string) => ({
      ...{ stationId, interactionNodeIds: [id], stationHeight },
    });
    const layout = {
      nodes: [node("charge", "startCharging", "stopCharging"), node("rack", "pick", "beep")],
      edges: [],
      stations: [station("low", "rack", 0.2), station("high", "rack", "3.1"), station("mid", "rack", 1.5)],
    };
    const file = { origins: [{ originId: "1", layouts: [layout] }] };
    expect(readLif(file)).toMatchObject({
      value: {
        places: [
          { id: "charge", chargers: 1 },
          { id: "rack", handover: "floor", height: 3100 },
        ],
      },
    });
    expect(unreadInLif(file).said.map(({ name, called }) => [name, called])).toEqual([
      ["action", "beep"],
      ["lower station at a node that has a higher one", "low"],
      ["lower station at a node that has a higher one", "mid"],
    ]);
  });

  it("tells a handover by its node's actions where the file has no stations", () => {
    const node = (nodeId: string, actions: object) => ({
      ...{ nodeId, nodePosition: { x: 0, y: 0 } },
      mobileRobotTypeNodeProperties: [
        { mobileRobotTypes: [{ manufacturer: "a", seriesName: "b" }], ...actions },
      ],
    });
    const actions = (...types: string[]) => types.map((actionType) => ({ actionType, blockingType: "HARD" }));
    const layout = {
      nodes: [
        node("source", { requiredActions: actions("pick") }),
        node("sink", { feasibleActions: actions("drop", "startCharging") }),
        node("bend", { feasibleActions: actions("beep") }),
      ],
      edges: [],
    };
    const file = { origins: [{ originId: "1", layouts: [layout] }] };
    const at = { x: 0, y: 0 };
    expect(readLif(file)).toEqual({
      ok: true,
      value: {
        places: [
          { id: "source", ...at, handover: "floor" },
          { id: "sink", ...at, handover: "floor", chargers: 1 },
          { id: "bend", ...at },
        ],
        lanes: [],
      },
    });
    expect(unreadInLif(file).said.map(({ called }) => called)).toEqual(["beep"]);
  });

  it("names every member that it has no place for, wherever the file has it", () => {
    const written = JSON.parse(JSON.stringify(writeLif(planWith(), ["fork"], at)));
    const paths: string[] = [];
    const plant = (value: unknown, path: string) => {
      if (typeof value !== "object" || value === null) return;
      for (const [key, each] of Object.entries(value))
        plant(each, Array.isArray(value) ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`);
      if (Array.isArray(value)) return;
      Object.assign(value, { [`new${paths.length}`]: 1 });
      paths.push(path === "" ? `new${paths.length}` : `${path}.new${paths.length}`);
    };
    plant(written, "");
    expect(paths.length).toBeGreaterThan(20);
    const { said, more } = unreadInLif(written);
    expect(said.length + more).toBe(paths.length);
  });

  const a = { nodeId: "a", nodePosition: { x: 0, y: 0 } };
  const of = (layout: object) => JSON.stringify({ layouts: [layout] });
  it.each([
    ["", "it is empty"],
    ["<lif/>", "it is XML"],
    ["PK\u0003\u0004", "workbook"],
    ["%PDF-1.7", "PDF"],
    ['{"layouts": [', "breaks off"],
    ['{"layouts":\n[1 2]}', "broken in line 2"],
    [
      '{"layouts": [{"nodes": [{"nodePosition":\n{"x": 1, "y": 2, "\\u0078": 9}}]}]}',
      '"x" twice in one object, in line 2',
    ],
    ["[]", "no object"],
    ["{}", "neither"],
    ['{"places": [], "flows": []}', "a plan of this planner"],
    ['{"layouts": {}}', "layouts must hold a layout"],
    ['{"origins": [{}]}', "origins[0].layouts must hold a layout"],
    ['{"layouts": [null]}', "layouts[0] must be an object"],
    [of({}), "layouts[0].nodes is missing"],
    [of({ nodes: [] }), "at least one entry"],
    [of({ nodes: [7] }), "layouts[0].nodes[0] must be an object"],
    [of({ nodes: [{ ...a, nodeId: "x".repeat(41) }] }), "layouts[0].nodes[0].nodeId must be text"],
    [of({ nodes: [{ ...a, nodeId: "\ud800" }] }), "layouts[0].nodes[0].nodeId must be Unicode"],
    [of({ nodes: [a, a] }), 'layouts[0].nodes[1].nodeId must not stand twice: "a"'],
    [of({ nodes: [{ nodeId: "b" }] }), "layouts[0].nodes[0].nodePosition.x must be a number"],
    [of({ nodes: [a], edges: [{ startNodeId: "a" }] }), "layouts[0].edges[0].endNodeId is missing"],
    [of({ nodes: [a], edges: [{ startNodeId: "a", endNodeId: "z" }] }), 'there is no "z"'],
    [of({ nodes: [a], stations: [{ stationHeight: "1 m" }] }), "layouts[0].stations[0].stationHeight"],
  ])("%j is refused with its own reason", (text, reason) => {
    const json = readJsonFile(new TextEncoder().encode(text));
    const read = json.ok ? readLif(json.value) : json;
    const said = read.ok ? [] : read.errors.map(({ path, message }) => `${path} ${message}`);
    expect(said).toEqual([expect.stringContaining(reason)]);
  });

  it("may be in UTF-16 or in Windows' Western set, as some exports are", () => {
    const text = of({ nodes: [{ ...a, nodeId: "Tür" }] });
    for (const bytes of [
      Buffer.from(`\uFEFF${text}`, "utf16le"),
      Buffer.from(text, "utf16le"),
      Buffer.from(text, "latin1"),
    ])
      expect(readJsonFile(bytes)).toMatchObject({ value: { layouts: [{ nodes: [{ nodeId: "Tür" }] }] } });
  });

  it("may describe its edges and stations in prose, from which nothing is taken", () => {
    const nodes = [a, { nodeId: "b", nodePosition: { x: 9, y: 0 } }];
    const edge = { startNodeId: "a", endNodeId: "b", edgeDescription: "widest load width: 900 mm" };
    const station = {
      stationId: "s",
      interactionNodeIds: ["a"],
      stationDescription: "no chargers: 1 broken",
    };
    expect(readLif({ layouts: [{ nodes, edges: [edge], stations: [station] }] })).toEqual({
      ok: true,
      value: {
        places: [
          { id: "a", x: 0, y: 0, handover: "floor" },
          { id: "b", x: 9000, y: 0 },
        ],
        lanes: [{ from: "a", to: "b", both: false }],
      },
    });
  });

  it("has its layouts in a list or in origins: those in both are no one floor", () => {
    const layout = (nodeId: string) => ({ layoutLevelId: "0", nodes: [{ ...a, nodeId }] });
    const file = { layouts: [layout("a")], origins: [{ layouts: [layout("b")] }] };
    expect(readLif(file)).toMatchObject({ value: { places: [{ id: "a" }] } });
    expect(otherLayouts(file)).toEqual([{ at: 1, name: "origins[0].layouts[0]" }]);
  });

  it("may have as many layouts as fit into a file", () => {
    const layouts = Array.from({ length: 30_000 }, (_, at) => ({
      ...{ layoutId: `${at}`, layoutLevelId: "0", nodes: [{ ...a, nodeId: `${at}` }] },
    }));
    const before = performance.now();
    expect(otherLayouts({ layouts })).toHaveLength(30_000 - 200);
    expect(performance.now() - before).toBeLessThan(2000);
  });

  it("may have numbers in quotes, as the standard's examples do: they count metres all the same", () => {
    const nodes = [{ nodeId: "a", nodePosition: { x: 1, y: "12.5" } }];
    const stations = [{ stationId: "s", interactionNodeIds: ["a"], stationHeight: "0.55" }];
    expect(readLif({ layouts: [{ nodes, stations }] })).toMatchObject({
      value: { places: [{ x: 1000, y: 12_500, height: 550 }] },
    });
    const high = { nodeId: "a", nodePosition: { x: 1, y: "high" } };
    expect(readLif({ layouts: [{ nodes: [high] }] })).toMatchObject({
      errors: [{ path: "layouts[0].nodes[0].nodePosition.y" }],
    });
  });

  it("is refused with a reason if it isn't one, and nothing throws", () => {
    expect(readLif({ layouts: [] })).toMatchObject({ ok: false });
    expect(readLif({ layouts: [{ nodes: Array.from({ length: 9999 }, () => ({})) }] })).toMatchObject({
      ok: false,
    });
    fc.assert(fc.property(fc.jsonValue(), (value) => void [readLif(value), unreadInLif(value)]));
    fc.assert(
      fc.property(fc.jsonValue(), (value) => void readLif({ layouts: [{ nodes: [value], edges: [value] }] })),
    );
  });
});
