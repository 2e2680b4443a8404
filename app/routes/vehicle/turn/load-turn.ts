import { aisleNeed, aisleSweep, eurPallet } from "#planner/fit/aisle.ts";
import { plannedVehicle } from "#planner/vehicles.ts";
import { folderOf, type Vehicle } from "#vehicles/index.ts";
import type { Load } from "#vehicles/modelling/loads/load.ts";
import { figuresOf } from "#vehicles/modelling/painted.ts";
import { productContents } from "#vehicles/product-content.ts";

/** The initial clearance of the doorway, both sides together, mm. */
const room = 500;

/** What the view in 3D needs to know of a vehicle; mm, as in the sheet. */
export function loadTurn({ product }: Vehicle) {
  const vehicle = plannedVehicle(product);
  const { length, width, height, front, forks, plate } = vehicle.measures;
  const { load = underPlate, secondLoad } = productContents[product].drawing;
  const sweep = aisleSweep(vehicle, eurPallet);
  return {
    folder: folderOf(product),
    figures: figuresOf(product),
    load,
    ...(secondLoad && { secondLoad }),
    size: { length, width, height, front },
    ...(forks && {
      lift: {
        part: "forks" as const,
        lowest: forks.lowest,
        highest: forks.highest,
        raisedHeight: forks.raisedHeight,
      },
    }),
    ...(plate && {
      lift: {
        part: "plate" as const,
        lowest: plate.height,
        highest: plate.highest,
        raisedHeight: plate.highest,
      },
    }),
    doorway: Math.max(width, eurPallet.width) + room,
    ...(sweep && {
      aisle: {
        need: aisleNeed(vehicle, eurPallet),
        truck: Math.round(sweep.truck),
        loaded: Math.round(sweep.loaded),
      },
    }),
  };
}

/** The lifter's drawing shows its plate without a load. */
const underPlate: Load = { carried: "trolley", raised: 0 };

export type TurnData = ReturnType<typeof loadTurn>;
