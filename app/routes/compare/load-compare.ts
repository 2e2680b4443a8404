import { vehicleSilhouette } from "#app/pictures.ts";
import type { Query } from "#app/query.ts";
import { most, readChoice } from "#app/vehicle-choice.ts";
import { pageAt } from "#content/frame/pages.ts";
import { compareWords, silhouetteAlt, unknownVehicles } from "#content/products/compare.ts";
import { vehiclePage } from "#content/products/vehicle-page.ts";
import { aisleNeed, eurPallet } from "#planner/fit/aisle.ts";
import { plannedVehicle } from "#planner/vehicles.ts";
import { vehicleAddress } from "#vehicles/address.ts";
import { fullTitle, type Vehicle, vehicles } from "#vehicles/index.ts";
import { measures } from "#vehicles/measures.ts";
import { compareRows } from "./compare-rows.ts";
import { firstCriterion } from "./decide.ts";

const words = compareWords;
const { marks, names, sources } = vehiclePage.sheet;

/**
 * What the page shows for an address: the vehicles that it names side by side; where it names none, three to begin with
 * and the dimensions of the others.
 */
export function loadCompare(parameters: Query<"/products/compare">) {
  const asked = readChoice(parameters);
  const { problem, unknown } = asked;
  const choices: readonly Vehicle[] = vehicles;
  const isOpen = asked.chosen.length + unknown.length === 0;
  const compared = isOpen ? choices.slice(0, most) : asked.compared;
  const chosen = isOpen ? compared.map(({ product }) => product) : asked.chosen;
  return {
    page: pageAt("/products/compare"),
    words,
    sources: { marks, names, sources },
    choices: choices.map((vehicle) => ({
      product: vehicle.product,
      title: fullTitle(vehicle),
      chosen: chosen.includes(vehicle.product),
    })),
    problem: problem && words.choose[problem],
    unknown: unknown.length > 0 ? unknownVehicles(unknown.map((name) => `“${name}”`).join(", ")) : undefined,
    compared: compared.map((vehicle) => {
      const { length, height } = measures[vehicle.product];
      const title = fullTitle(vehicle);
      return {
        product: vehicle.product,
        title,
        to: vehicleAddress(vehicle.product),
        silhouette: vehicleSilhouette(vehicle.product, silhouetteAlt(title, length, height)),
      };
    }),
    decides: compared.length > 0 ? firstCriterion(compared) : undefined,
    rows: compareRows(compared),
    others: (isOpen || compared.length === 0 ? choices : [])
      .filter((vehicle) => !compared.includes(vehicle))
      .map((vehicle) => {
        const { length, width, height, turningRadius } = measures[vehicle.product];
        const aisle = aisleNeed(plannedVehicle(vehicle.product), eurPallet);
        const title = fullTitle(vehicle);
        return {
          title,
          to: vehicleAddress(vehicle.product),
          silhouette: vehicleSilhouette(vehicle.product, silhouetteAlt(title, length, height)),
          cells: [length, width, height, 2 * turningRadius, aisle],
        };
      }),
  };
}

export type CompareData = ReturnType<typeof loadCompare>;
