import { listInWords } from "#language/language.ts";
import { aisleNeed, eurPallet } from "#planner/fit/aisle.ts";
import { plannedVehicle } from "#planner/vehicles.ts";
import { fullTitle, type Vehicle } from "#vehicles/index.ts";

/** One sentence: what to look at first when choosing between these, with the figures of each. */
export function firstCriterion(vehicles: readonly Vehicle[]): string {
  const [first] = vehicles;
  const shared = first?.takes.carriers.filter((carrier) =>
    vehicles.every(({ takes }) => (takes.carriers as readonly string[]).includes(carrier)),
  );
  if (!shared?.length)
    return `What decides is the load: ${each(vehicles, ({ takes }) => `takes ${names(takes.carriers)}`)}.`;
  if (differ(vehicles, ({ liftMillimetres = 0 }) => liftMillimetres))
    return `What decides is height against room: ${each(
      vehicles,
      (vehicle) =>
        `${vehicle.liftMillimetres ? `lifts to ${vehicle.liftMillimetres} mm` : "does not stack"} and needs an aisle of ${aisleOf(vehicle)} mm`,
    )}.`;
  if (differ(vehicles, decksOf))
    return `What decides is the number of loads in a trip: ${each(
      vehicles,
      (vehicle) =>
        `carries ${decksOf(vehicle) === 1 ? "one load" : `${decksOf(vehicle)} loads`}, ${vehicle.payloadKg} kg in all, at ${vehicle.speedMetresPerSecond} m/s`,
    )}.`;
  return `What decides is weight and speed: ${each(
    vehicles,
    ({ payloadKg, speedMetresPerSecond }) => `carries ${payloadKg} kg at ${speedMetresPerSecond} m/s`,
  )}.`;
}

const differ = (vehicles: readonly Vehicle[], of: (vehicle: Vehicle) => number) =>
  new Set(vehicles.map(of)).size > 1;

const each = (vehicles: readonly Vehicle[], says: (vehicle: Vehicle) => string) =>
  vehicles.map((vehicle) => `the ${fullTitle(vehicle)} ${says(vehicle)}`).join("; ");

const decksOf = ({ product }: Vehicle) => Math.max(1, plannedVehicle(product).measures.decks.length);

const aisleOf = ({ product }: Vehicle) => aisleNeed(plannedVehicle(product), eurPallet);

const plural: Readonly<Record<string, string>> = {
  "open-pallet": "open pallets",
  "closed-pallet": "closed pallets",
  "other-pallet": "other pallets",
  trolley: "trolleys",
  rack: "racks",
  "cart-train": "trains of carts",
  "roller-unit": "loads on rollers",
};

const names = (carriers: readonly string[]) =>
  listInWords(carriers.map((carrier) => plural[carrier] ?? carrier));
