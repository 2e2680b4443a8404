import { addressOf } from "#app/company-json-ld.ts";
import { company } from "#content/company.ts";
import { figuresInWords } from "#content/figures.ts";
import { home } from "#content/home.ts";
import { vehicleAddress } from "#vehicles/address.ts";
import { fullTitle, vehicles } from "#vehicles/index.ts";
import { listedPages } from "./listed.ts";
import { textFile } from "./xml.ts";

/** /llms.txt: what the site is about and where to find it, for language models. */
export function loader() {
  return textFile([
    `# ${company.name}`,
    "",
    `> ${home.description}`,
    "",
    "## Vehicles",
    ...vehicles.map((vehicle) => {
      const address = addressOf(vehicleAddress(vehicle.product));
      return `- [${fullTitle(vehicle)}](${address}): ${figuresInWords(vehicle)}. ${vehicle.summary}`;
    }),
    "",
    "## Pages",
    ...listedPages()
      .filter(({ path }) => !path.includes("?"))
      .map(({ path, title, description }) => `- [${title}](${addressOf(path)}): ${description}`),
  ]);
}
