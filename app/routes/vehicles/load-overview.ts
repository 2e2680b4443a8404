import { pictureUrl } from "#app/pictures.ts";
import { overview, overviewLists } from "#content/frame/overview.ts";
import { pageAt } from "#content/frame/pages.ts";
import { products } from "#content/products/products.ts";
import { softwarePage } from "#content/products/software-pages.ts";
import { inWords, range } from "#content/wording/figures.ts";
import { vehicleAddress } from "#vehicles/address.ts";
import { type Vehicle, vehicles } from "#vehicles/index.ts";
import { productContents } from "#vehicles/product-content.ts";

/** Everything that the overview shows, put together from the vehicles' records. */
export function loadOverview() {
  const { path, title, description, heading, statement, introduction } = pageAt("/products/Mag");
  return {
    page: { path, title, description, heading, statement, introduction },
    words: overview,
    ...overviewLists,
    vehicles: vehicles.map(compared),
    needs: vehicles.map(needed),
    software: products.map(({ title, path }) => ({
      category: softwarePage.above.name,
      title,
      text: `${pageAt(path).statement}.`,
      to: path,
    })),
  };
}

export type OverviewData = ReturnType<typeof loadOverview>;

function compared(vehicle: Vehicle) {
  const { product, title, variant, liftMillimetres } = vehicle;
  return {
    product,
    title,
    variant,
    to: vehicleAddress(product),
    picture: pictureUrl(vehicle.picture),
    figures: [
      figure(`${vehicle.payloadKg}`, vehicle.payloadKg),
      figure(`${vehicle.speedMetresPerSecond}`, vehicle.speedMetresPerSecond),
      figure(liftMillimetres === undefined ? undefined : `${liftMillimetres}`, liftMillimetres ?? 0),
      figure(range(vehicle.runTimeHours), vehicle.runTimeHours[1]),
      figure(range(vehicle.chargeTimeHours), vehicle.chargeTimeHours[0]),
    ],
  };
}

function needed(vehicle: Vehicle) {
  const { product, title } = vehicle;
  const { load, note } = productContents[product].need;
  const lift = vehicle.liftMillimetres && `, lift ${inWords(product, "Lift")}`;
  const beside = note ?? lift ?? `, ${inWords(product, "Speed")}`;
  return {
    need: load,
    why: `Payload ${inWords(product, "Payload")}${beside}`,
    title,
    to: vehicleAddress(product),
  };
}

/** The text of a figure, and the number it is sorted by. */
const figure = (shown: string | undefined, rank: number) => ({ shown, rank });
