import { expect, it } from "vitest";
import { tokenOf } from "#planner/link/link.ts";
import { planWith } from "#planner/plan/example.ts";
import { presets } from "#planner/presets/presets.ts";
import { readPlay } from "./read-play.ts";

const asked = (token: string) => readPlay(new URLSearchParams({ plan: token }));

it("a plan with more places than the server draws is the browser's, however short its link is; never another plan", () => {
  const places = Array.from({ length: 60 }, (_, at) => ({
    id: `${at}`,
    x: at * 3000,
    y: 0,
    handover: "floor",
  }));
  const lanes = places.slice(1).map(({ id }, at) => ({ from: `${at}`, to: id, both: true, width: 2800 }));
  const flows = [{ from: "0", to: "59", load: "pallet", perHour: 5 }];
  const token = tokenOf(planWith({ places, lanes, flows }));
  expect(token.length).toBeLessThan(1000);
  expect(asked(token)).toMatchObject({ token, plan: undefined, broken: false });
});

it.each(presets.map(({ id, plan }) => [id, plan] as const))("%s is the server's", (_, plan) => {
  expect(asked(tokenOf(plan)).plan?.name).toBe(plan.name);
});

it("a link that holds no plan says so", () => {
  expect(asked("1.nothing")).toMatchObject({ token: undefined, broken: true });
});
