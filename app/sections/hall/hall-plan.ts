import type { DrawnPlant } from "#app/sections/plant/draw-plant.ts";
import type { Named } from "#content/planner/hall-events.ts";
import type { Floor } from "#planner/floor/floor.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { endOf } from "#planner/plan/ways.ts";

/** What the page shows of the running plan. */
export type HallPlan = Floor &
  Named & {
    name: string;
    promise: { within: number; share: number };
    /** Orders an hour. */
    perHour: number;
    /** What stands around its lanes, where that is known. */
    under?: DrawnPlant["under"] | undefined;
  };

export function hallPlanOf({ name, places, lanes, flows, work }: Plan): HallPlan {
  return {
    name,
    places,
    lanes,
    flows: flows.map((flow) => ({ from: flow.from, to: endOf(flow) })),
    promise: work.promise,
    perHour: flows.reduce((sum, flow) => sum + flow.perHour, 0),
  };
}
