import { expect, it } from "vitest";
import { example } from "../plan/example.ts";
import { answerSession } from "./session-messages.ts";

function* payloads(changes: object, seconds: number) {
  const answer = answerSession({ plan: { ...example, ...changes }, count: 1, seconds });
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  for (const line of answer.value)
    yield JSON.parse(line) as { topic: string; payload: Record<string, unknown> };
}

it("a trip with several loads weighs as much as they do together", () => {
  const flows = [{ from: "wrapper", to: "stage", load: "pallet", every: 60, perTrip: 3 }];
  const weights = new Set<unknown>();
  for (const { topic, payload } of payloads({ flows }, 400))
    if (topic.endsWith("/state"))
      for (const { weight } of payload["loads"] as { weight: number }[]) weights.add(weight);
  expect([...weights]).toEqual([2700]);
});

it("a tour of a vehicle that speaks VDA 5050 picks its load and sets it down once it is back", () => {
  const loads = [{ id: "trolley", carrier: "trolley", length: 900, width: 700, height: 1200, weight: 200 }];
  const places = example.places.map((place) => (place.handover ? { ...place, handover: "under" } : place));
  const tours = [{ stops: ["wrapper", "stage"], every: 900, load: "trolley", atStop: 45 }];
  const plan = { loads, places, flows: [], tours, choice: { vehicle: "lifter" } };
  const done: string[] = [];
  for (const { topic, payload } of payloads(plan, 400)) {
    if (!topic.endsWith("/state")) continue;
    for (const { actionType, actionStatus } of payload["actionStates"] as Record<string, string>[])
      if (actionStatus === "FINISHED" && !done.includes(`${actionType}`)) done.push(`${actionType}`);
  }
  expect(done).toEqual(["pick", "drop"]);
});
