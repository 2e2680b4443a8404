import { expect, it } from "vitest";
import openapi from "#content/documents/interfaces/openapi.json" with { type: "json" };
import type { Factsheet } from "#planner/messages/factsheet-type.ts";
import { mixedPlan } from "#tests/support/mixed-plan.ts";
import { findVehicle } from "#vehicles/index.ts";
import { type Event, Sandbox } from "./sandbox.ts";
import { sandboxFloor } from "./sandbox-floor.ts";

const { payloadKg } = findVehicle("fork");
const order = openapi.paths["/orders"].post.requestBody.content["application/json"].example;
const { due: _, ...undated } = order;

function opened() {
  const made = Sandbox.open(sandboxFloor(), Date.UTC(2026, 0, 5, 6));
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  return made.value;
}

function run(sandbox: Sandbox, until: number, from = 0) {
  const happened: Event[] = [];
  for (let t = from; t <= until; t += 500) happened.push(...sandbox.runTo(t));
  return happened;
}

const statesIn = (happened: readonly Event[]) =>
  happened.flatMap((event) => (event.kind === "order" ? [event.order.state] : []));

it("the published example moves a vehicle, and is delivered", () => {
  const sandbox = opened();
  sandbox.runTo(0);
  expect(sandbox.place(order)).toMatchObject({ status: 201, body: { state: "accepted" } });
  const happened = run(sandbox, 300_000);
  expect(statesIn(happened)).toEqual(["accepted", "assigned", "loaded", "delivered"]);
  const driving = happened.filter(
    (event) => event.kind === "message" && event.message.payload["driving"] === true,
  );
  expect(driving.length).toBeGreaterThan(3);
});

it("on a floor with several kinds each drives its own orders, and speaks by its own factsheet", () => {
  const flows = mixedPlan.flows.map((flow, at) =>
    at === 3 ? { ...flow, vehicle: "counterBalance" as const } : flow,
  );
  const made = Sandbox.open({ ...mixedPlan, flows }, Date.UTC(2026, 0, 5, 6));
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  const sandbox = made.value;
  const asked = (reference: string, carrier: string, from: string, to: string) =>
    sandbox.place({ reference, load: { carrier }, from, to });
  for (const answer of [
    asked("train", "cart-train", "supermarket", "line A"),
    asked("in", "open-pallet", "dock", "store"),
    asked("out", "open-pallet", "store", "staging"),
  ])
    expect(answer).toMatchObject({ status: 201 });
  expect(asked("wrong", "open-pallet", "supermarket", "line A")).toMatchObject({
    problem: { detail: expect.stringContaining("AGV Tugger takes cart-train, not open-pallet") },
  });
  const happened = run(sandbox, 900_000);
  const driver = (reference: string) =>
    happened.flatMap((event) =>
      event.kind === "order" && event.order.reference === reference && event.order.state === "delivered"
        ? [event.order.vehicle]
        : [],
    );
  const series = new Map(
    happened.flatMap((event): [string, string][] => {
      if (event.kind !== "message" || !event.message.topic.endsWith("/factsheet")) return [];
      const { serialNumber, typeSpecification } = event.message.payload as unknown as Factsheet;
      return [[serialNumber, typeSpecification.seriesName]];
    }),
  );
  expect([...series.keys()].sort()).toEqual(sandbox.speaking);
  expect(series.get(driver("in")[0] ?? "")).toMatch(/Fork$/);
  expect(series.get(driver("out")[0] ?? "")).toMatch(/Fork AMR/);
  expect(sandbox.vehicles).toContain(driver("train")[0]);
  expect(sandbox.speaking).not.toContain(driver("train")[0]);
  expect(asked("next", ...next(sandbox))).toMatchObject({ status: 201 });
});

/** The order that its page offers. */
function next({ takes }: Sandbox) {
  const { load, from, to } = takes.example();
  return [load.carrier, from, to] as const;
}

it("one reference is one order", () => {
  const sandbox = opened();
  sandbox.place(order);
  expect(sandbox.place({ ...order, priority: 5 })).toMatchObject({ status: 200 });
  expect(sandbox.place({ ...order, to: "staging-B11" })).toMatchObject({ status: 409 });
});

it.each([
  [{ ...undated, to: "staging-B99" }, 'no place "staging-B99"'],
  [{ ...undated, to: "crossing" }, 'no place "crossing"'],
  [{ ...undated, load: { carrier: "cart-train" } }, "not cart-train"],
  [{ ...undated, load: { carrier: "closed-pallet", weight: payloadKg + 1 } }, `${payloadKg} kg`],
  [{ ...undated, callback: "http://127.0.0.1/" }, "events"],
  [{ ...undated, from: undefined }, 'needs "from"'],
  [{ ...undated, reference: "a b" }, "reference"],
  [{ ...undated, due: "tomorrow" }, "due"],
  [{ ...undated, more: 1 }, 'no field "more"'],
  [undefined, "The order"],
  [[], "The order"],
])("%j is refused in words", (input, words) => {
  expect(opened().place(input)).toMatchObject({
    status: 422,
    problem: { status: 422, detail: expect.stringContaining(words) },
  });
});

it("an order is cancelled before its load is picked up, and its vehicle takes the next", () => {
  const sandbox = opened();
  sandbox.place(order);
  run(sandbox, 3000);
  expect(sandbox.cancel(order.reference)).toMatchObject({ status: 200, body: { state: "cancelled" } });
  expect(statesIn(run(sandbox, 300_000, 3500))).toEqual(["cancelled"]);
  sandbox.place({ ...undated, reference: "next" });
  expect(statesIn(run(sandbox, 600_000, 300_500))).toContain("delivered");
});

it("once the load is picked up it goes where it was to go, and the answer says so", () => {
  const sandbox = opened();
  sandbox.place(order);
  let t = 0;
  while (!statesIn(sandbox.runTo(t)).includes("loaded") && t < 300_000) t += 500;
  expect(sandbox.cancel(order.reference)).toMatchObject({
    status: 200,
    body: { state: "loaded", setDown: "staging-B12" },
  });
  expect(statesIn(run(sandbox, 600_000, t))).toContain("delivered");
  expect(sandbox.cancel(order.reference)).toMatchObject({ status: 409 });
});
