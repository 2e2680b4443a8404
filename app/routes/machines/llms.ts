import { addressOf } from "#app/company-things.ts";
import { company } from "#content/company.ts";
import { vehicleFigures } from "#content/figures.ts";
import { home } from "#content/home.ts";
import { vehicles } from "#content/vehicles.ts";
import { listedPages } from "./listed.ts";
import { textFile } from "./xml.ts";

/** /llms.txt: what the site is about and where it stands, for programs that read. */
export function loader() {
  return textFile([
    `# ${company.name}`,
    "",
    `> ${home.description}`,
    "",
    "## Vehicles",
    ...vehicles.map((vehicle) => {
      const figures = vehicleFigures(vehicle).map(
        ({ label, value, unit }) => `${label.toLowerCase()} ${value} ${unit}`,
      );
      return `- [${vehicle.title}](${addressOf(`/products/mag-product?product=${vehicle.product}`)}): ${figures.join(", ")}. ${vehicle.summary}`;
    }),
    "",
    "## Pages",
    ...listedPages()
      .filter(({ path }) => !path.includes("?"))
      .map(({ path, title, description }) => `- [${title}](${addressOf(path)}): ${description}`),
  ]);
}
