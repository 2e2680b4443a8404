import type { Load } from "../plan/plan.ts";
import type { PlannedVehicle } from "../vehicles.ts";
import { enough, most, type Rule } from "./reason.ts";

/** The load with which pages and documents give a vehicle's aisle: a EUR pallet lengthwise on it, mm. */
export const eurPallet = { length: 1200, width: 800 };

/** mm that VDI 2198 adds to what a truck and its load sweep. */
const margin = 200;

/** The aisle that a vehicle and its largest load need, against the site's narrowest. */
export const aisle: Rule = (vehicle, { plan, moves }) => {
  const offered = plan.site.aisle;
  if (offered === undefined) return [];
  const { value: required, move } = most(moves, ({ load }) => aisleNeed(vehicle, load));
  const { title } = vehicle;
  return [
    enough(
      { rule: "aisle", required, offered, unit: "mm", source: sourceOf(vehicle) },
      {
        enough: `${title} needs an aisle of ${required} mm with “${move?.load.id}”; yours has ${offered} mm.`,
        short: `${title} needs an aisle of ${required} mm with “${move?.load.id}”; yours is ${required - offered} mm narrower. Widen it, or hand over where there is more room.`,
      },
    ),
  ];
};

/**
 * mm of aisle that a vehicle needs to work with a load.
 *
 * A stacker turns by 90° and sets the load down (VDI 2198, working aisle): Wa + √((l6 − x)² + (b12 ÷ 2)²) + a, with
 * Wa the turning radius of the truck itself, l6 and b12 the load's length and width, x the distance by which the
 * load's front edge stands behind the truck's turning centre towards its drive (negative for a counterbalanced truck),
 * a = 200 mm. A tugger stays on its tape. The others turn on the spot with the load over their middle.
 */
export function aisleNeed(vehicle: PlannedVehicle, load: Pick<Load, "length" | "width">): number {
  const sweep = aisleSweep(vehicle, load);
  if (!sweep) return Math.ceil(Math.max(vehicle.measures.width, load.width) + margin);
  return Math.ceil(sweep.truck + sweep.loaded + margin);
}

/** mm from the turning centre to the farthest point that truck and load sweep in that turn; undefined on a tape. */
export function aisleSweep(
  { follows, measures }: PlannedVehicle,
  load: Pick<Load, "length" | "width">,
): { truck: number; loaded: number } | undefined {
  const { forks, front, width, turningRadius } = measures;
  if (follows) return undefined;
  if (!forks) {
    const half = Math.max(2 * turningRadius, diagonal(load.length, load.width)) / 2;
    return { truck: half, loaded: half };
  }
  return {
    truck: Math.min(turningRadius, diagonal(front, width / 2)),
    loaded: diagonal(Math.max(load.length, forks.length) - forks.heel, load.width / 2),
  };
}

const diagonal = (length: number, width: number) => Math.sqrt(length * length + width * width);

function sourceOf({ follows, measures }: PlannedVehicle): string {
  if (follows) return `planning: width of train or vehicle and ${margin} mm`;
  if (!measures.forks)
    return `planning: a turn on the spot about the model's turning centre, and ${margin} mm`;
  return `planning: VDI 2198, aisle for a 90° stack: Wa + √((l6 − x)² + (b12 ÷ 2)²) + ${margin} mm, measured on the model`;
}
