import type { FloorPlan } from "#content/tasks/floor-plan.ts";
import type { Point } from "#content/tasks/plants/plant.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { readPlan } from "#planner/plan/read-plan.ts";
import { plannedVehicles } from "#planner/vehicles.ts";
import type { VehicleReference } from "#vehicles/index.ts";
import { distance, lanesOf } from "./lanes-of.ts";
import { sheet } from "./sheet.ts";

const [wide, bayWidth] = [2800, 1800]; /* mm */
const doorOpens = 5; /* s */
/** From a door to the middle of its lane, units of the sheet. */
const doorReach = 30;

/** The plan that runs on a drawn floor: its ways are the lanes. @throws if it can't be run */
export function planOf(name: string, { ways, drive }: Pick<FloorPlan, "ways" | "drive">): Plan {
  const { bays, flows, vehicle, count, chargers, oneWay = [], doors = [] } = drive;
  const { product, takes } = driverOf(vehicle);
  const stops = flows.flatMap(({ from, to }) => [from, to]);
  const { lanes, feet } = lanesOf(ways, stops, bays);
  const ends = [...lanes.map(([from]) => from), ...lanes.map(([, to]) => to)];
  const points = new Map([...ends, ...bays].map((at) => [at.join(), at]));
  const isStop = (id: string) => stops.some((stop) => stop.join() === id);
  const charges = (id: string) => chargers.some((index) => bays[index]?.join() === id);
  const read = readPlan({
    version: 1,
    name,
    loads: [{ id: "load", carrier: takes.carriers[0], length: 1200, width: 800, height: 1200, weight: 400 }],
    places: [...points].map(([id, [x, y]]) => ({
      id,
      x: x * sheet.unit,
      y: (sheet.height - y) * sheet.unit,
      ...(isStop(id) && { handover: takes.handovers[0] }),
      ...(charges(id) && { chargers: 1 }),
    })),
    lanes: [
      ...lanes.map(([from, to, way]) => ({
        from: from.join(),
        to: to.join(),
        both: !oneWay.includes(way),
        width: wide,
        ...(doors.some((door) => distance(door, middle(from, to)) < doorReach) && { door: doorOpens }),
      })),
      ...bays.map((bay, index) => {
        return { from: feet[index]?.join(), to: bay.join(), both: true, width: bayWidth };
      }),
    ],
    flows: flows.map(({ from, to, perHour }) => ({
      from: from.join(),
      to: to.join(),
      load: "load",
      perHour,
    })),
    assumptions: { pick: 12, drop: 12 },
    choice: { vehicle: product, count },
    seed: 3,
  });
  if (!read.ok) throw new Error(`Nobody can drive on the floor of ${name}: ${JSON.stringify(read.errors)}`);
  return read.value;
}

/** The vehicle to use; the first one of the line replaces one that has left it. */
function driverOf(vehicle: VehicleReference) {
  const [first] = plannedVehicles;
  const driver = plannedVehicles.find(({ product }) => product === vehicle) ?? first;
  if (!driver) throw new Error("There is no vehicle to drive.");
  return driver;
}

const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
