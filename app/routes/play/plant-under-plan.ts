import { floorBox } from "#app/sections/floor-drawing/floor-box.ts";
import { drawPlant } from "#app/sections/plant/draw-plant.ts";
import { plantOf } from "#content/tasks/plants/plants.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { presets } from "#planner/presets/presets.ts";

/** What stands around the lanes of a plan whose floor is a preset's, as far as its drawing reaches. */
export function plantUnderPlan({ places, lanes }: Plan) {
  const floor = JSON.stringify([places, lanes]);
  const preset = presets.find(({ plan }) => JSON.stringify([plan.places, plan.lanes]) === floor);
  const plant = preset && plantOf(preset.id);
  return plant && drawPlant(plant, floorBox({ places, lanes })).under;
}
