import { findVehicle, type ProductName, type Vehicle } from "#vehicles/index.ts";
import type { Leader, PlacedLeader } from "#vehicles/product-content.ts";
import { camera } from "../kernel/camera.ts";
import { extent, placeOf } from "./place-of.ts";
import type { Posed } from "./pose.ts";

/** The leaders of a vehicle's figures, each with the point of the drawing at which it ends. */
export function placeLeaders(product: ProductName, leaders: readonly Leader[], posed: Posed): PlacedLeader[] {
  return leaders.map(({ part, ...leader }) => ({
    ...leader,
    ...(leader.figure === "Lift" ? bracket(findVehicle(product), leader.at, posed) : point(part, posed)),
  }));
}

function point(part: string, { vehicle, view }: Posed) {
  const [x, y] = camera(view).project(placeOf(part, vehicle, view));
  return { part: [Math.round(x), Math.round(y)] as const };
}

/** A dimension line beside the load, from the floor below the forks to their highest position: as long as the lift. */
function bracket({ liftMillimetres = 0 }: Vehicle, at: number, { vehicle, view }: Posed) {
  const { project } = camera(view);
  const [x, y] = placeOf("forkSteel", vehicle, view);
  const ends = [liftMillimetres / 1000, 0].map((z) => Math.round(project([x, y, z])[1]));
  const beside = Math.round(extent(vehicle, view).low[0]) - 70;
  return { part: [beside, at] as const, measure: [ends[0] ?? 0, ends[1] ?? 0] as const };
}
