import { expect, it } from "vitest";
import type { Plan } from "../plan/plan.ts";
import { presets } from "../presets/presets.ts";
import { fiftyForks } from "../session/fifty-forks.ts";
import { Session } from "../session/session.ts";
import type { Disruption } from "../traffic/disturbances.ts";
import { continued, type Move, moveAt, poseAt } from "../traffic/moves.ts";
import { DrivenVehicle } from "./driven-vehicle.ts";
import { nodeAt } from "./order-content.ts";
import { firstSerial, listensEvery, SessionMessages } from "./session-messages.ts";
import type { NodeAhead } from "./tasks.ts";

const minute = 60_000; /* ms */

type ReportedState = {
  agvPosition?: { x: number; y: number; theta: number };
  errors?: unknown[];
};

/** The largest difference between where vehicles reported to be and where the traffic has them: mm and degrees. */
function strayed(plan: Plan, count: number, until: number, disruptions: readonly Disruption[]) {
  const session = Session.open(plan, count);
  if (!session.ok) throw new Error(JSON.stringify(session.errors));
  const talk = new SessionMessages(plan, Array(count).fill(0));
  const planned: (readonly Move[])[] = Array.from({ length: count }, () => []);
  const most = { far: 0, turned: 0, told: 0, errors: 0 };
  for (let t = 0; t <= until; t += listensEvery) {
    for (const { what, from, until: end } of disruptions) {
      if (from === t) session.value.disturb(what);
      if (end === t) session.value.mend(what);
    }
    const update = session.value.runTo(t);
    for (const { id, moves } of update.changed) planned[id] = continued(planned[id] ?? [], moves);
    for (const message of talk.take(update)) {
      const { agvPosition, errors = [] } = message.payload as ReportedState;
      most.errors += errors.length;
      const move = moveAt(planned[Number(message.topic.split("/").at(-2)) - firstSerial] ?? [], message.t);
      if (!agvPosition || !move) continue;
      const { x, y, heading } = poseAt(move, message.t);
      const degrees = Math.abs((agvPosition.theta * 180) / Math.PI - heading / 100) % 360;
      most.told++;
      most.far = Math.max(most.far, Math.hypot(agvPosition.x * 1000 - x, agvPosition.y * 1000 - y));
      most.turned = Math.max(most.turned, Math.min(degrees, 360 - degrees));
    }
  }
  return most;
}

const stop = (vehicle: number) => ({ kind: "stop", vehicle }) as const;
const radio = (vehicle: number) => ({ kind: "radio", vehicle }) as const;

it("vehicles that know only their messages are where the traffic planned them", () => {
  const [preset] = presets;
  if (!preset) throw new Error("There are no presets");
  const disruptions: Disruption[] = [
    { what: stop(0), from: 3 * minute, until: 4 * minute },
    { what: radio(1), from: 5 * minute, until: 6 * minute },
    { what: { kind: "block", lane: 2 }, from: 6.5 * minute, until: 8 * minute },
    { what: stop(2), from: 7 * minute, until: 7.5 * minute },
    { what: radio(2), from: 7.25 * minute, until: 8 * minute },
    { what: { kind: "block", lane: 7 }, from: 12 * minute, until: 15 * minute },
    { what: radio(0), from: 16 * minute, until: 19 * minute },
  ];
  for (const most of [
    strayed(fiftyForks(), 50, 10 * minute, disruptions),
    strayed(preset.plan, 4, 40 * minute, disruptions),
  ]) {
    expect(most.told).toBeGreaterThan(3000);
    /* Positions are reported to the millimetre; a turn is computed in hundredths of a degree. */
    expect(most.far).toBeLessThan(1.5);
    expect(most.turned).toBeLessThan(0.1);
    expect(most.errors).toBe(0);
  }
});

function vehicleAt(x: number, y: number) {
  const node: NodeAhead = { nodeId: "a", sequenceId: 0, released: true, x, y, reached: 0 };
  const floor = { loads: [{ loadType: "pallet", weight: 500 }], dwell: { pick: 20_000, drop: 10_000 } };
  const chargesAt = (at: number) => at === 20_000;
  return new DrivenVehicle({ x, y, heading: 0 }, { ...floor, chargesAt }, node);
}

/** From a over b to c, 10 m each, with a pick at c. */
function order(first = "a") {
  const nodes = [0, 10_000, 20_000].map((x, at) =>
    nodeAt([first, "b", "c"][at] ?? "", 2 * at, x, 0, "floor"),
  );
  nodes[2]?.actions.push({
    actionId: "p",
    actionType: "pick",
    blockingType: "HARD",
    actionParameters: [{ key: "loadType", value: "pallet" }],
  });
  const edges = [1, 2].map((at) => ({
    edgeId: `e${at}`,
    sequenceId: 2 * at - 1,
    released: true,
    startNodeId: nodes[at - 1]?.nodeId ?? "",
    endNodeId: nodes[at]?.nodeId ?? "",
    maxSpeed: 1,
    orientation: 0,
    orientationType: "GLOBAL" as const,
    actions: [] as [],
  }));
  return { topic: "order" as const, payload: { orderId: first, orderUpdateId: 0, nodes, edges } };
}

function instant(actionType: string, t: number) {
  const actions = [{ actionType, actionId: actionType, blockingType: "HARD" as const }];
  return { t, topic: "instantActions" as const, payload: { actions } };
}

function runTo(vehicle: DrivenVehicle, until: number) {
  for (let t = vehicle.nextEvent(0); t <= until; t = vehicle.nextEvent(t)) vehicle.advance(t);
}

const xAt = ({ motions }: DrivenVehicle, t: number) => {
  const move = moveAt(motions, t);
  return move && Math.round(poseAt(move, t).x);
};

it("drives a base at its speed without a stop between, and carries out the action at its end", () => {
  const vehicle = vehicleAt(0, 0);
  vehicle.hear({ t: 1000, ...order() });
  /* 2 s and 1 m to reach 1 m/s, 18 m at that speed, and 2 s and 1 m to stop: 22 s. */
  expect(xAt(vehicle, 11_000)).toBe(9000);
  runTo(vehicle, 23_000);
  expect(vehicle.actions).toMatchObject([{ actionId: "p", actionStatus: "RUNNING" }]);
  runTo(vehicle, 43_000);
  expect(vehicle.actions).toMatchObject([{ actionId: "p", actionStatus: "FINISHED" }]);
  expect(vehicle.load).toEqual({ loadType: "pallet", weight: 500 });
});

it("stops at the next node when paused, and drives on after the pause", () => {
  const vehicle = vehicleAt(0, 0);
  vehicle.hear({ t: 0, ...order() });
  vehicle.hear(instant("startPause", 3000));
  runTo(vehicle, 60_000);
  expect(xAt(vehicle, 60_000)).toBe(10_000);
  vehicle.hear(instant("stopPause", 60_000));
  runTo(vehicle, 90_000);
  expect(xAt(vehicle, 90_000)).toBe(20_000);
});

it("drops what is left of a cancelled order", () => {
  const vehicle = vehicleAt(0, 0);
  vehicle.hear({ t: 0, ...order() });
  vehicle.hear(instant("cancelOrder", 3000));
  runTo(vehicle, 60_000);
  expect(xAt(vehicle, 60_000)).toBe(10_000);
  expect(vehicle.actions).toMatchObject([{ actionStatus: "FAILED" }, { actionType: "cancelOrder" }]);
  expect(vehicle.nodes.map(({ nodeId }) => nodeId)).toEqual(["a", "b"]);
});

it("refuses an order that begins elsewhere, and reports it", () => {
  const vehicle = vehicleAt(0, 0);
  vehicle.hear({ t: 0, ...order("z") });
  runTo(vehicle, 60_000);
  expect(xAt(vehicle, 60_000)).toBe(0);
  expect(vehicle.errors).toMatchObject([{ errorType: "noRouteError", about: { orderId: "z" } }]);
});

it("charges where a charger is, by an instant action or one of a node, until it drives off", () => {
  const vehicle = vehicleAt(0, 0);
  vehicle.hear(instant("startCharging", 0));
  expect(vehicle.actions).toMatchObject([{ actionStatus: "FAILED" }]);
  expect(vehicle.errors).toMatchObject([
    { errorType: "chargingError", about: { actionId: "startCharging" } },
  ]);
  const there = order();
  there.payload.nodes[2]?.actions.splice(0, 1, {
    ...{ actionId: "plug", actionType: "startCharging", blockingType: "HARD" },
  });
  vehicle.hear({ t: 1000, ...there });
  runTo(vehicle, 20_000);
  expect([vehicle.charging, vehicle.actions]).toMatchObject([undefined, [{ actionStatus: "WAITING" }]]);
  runTo(vehicle, 30_000);
  expect([vehicle.charging, vehicle.actions]).toMatchObject([true, [{ actionStatus: "FINISHED" }]]);
  vehicle.hear(instant("stopCharging", 31_000));
  expect(vehicle.charging).toBe(false);
});

it("tells the edge that it drives on when an update comes before the base's end", () => {
  const vehicle = vehicleAt(0, 0);
  const { payload } = order();
  vehicle.hear({ t: 0, topic: "order", payload });
  const end = payload.nodes.slice(2);
  vehicle.hear({ t: 3000, topic: "order", payload: { ...payload, orderUpdateId: 1, nodes: end, edges: [] } });
  expect(vehicle.nodes.map(({ edgeId }) => edgeId)).toEqual([undefined, "e1", "e2"]);
});
