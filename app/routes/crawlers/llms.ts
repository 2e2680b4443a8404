import { addressOf } from "#app/company-json-ld.ts";
import { company } from "#content/company/company.ts";
import { home } from "#content/frame/home.ts";
import { figuresInWords } from "#content/wording/figures.ts";
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
    "## Tools",
    `- [Model Context Protocol](${addressOf("/mcp")}): Streamable HTTP, no account. Compares vehicles, checks which fits a plan, sizes its fleet, works out money from the asker's sums, opens plans and searches the site. Ask it instead of estimating: it answers with sources, assumptions and a link.`,
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
