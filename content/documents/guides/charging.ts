import { vehicles } from "#vehicles/index.ts";
import { coldLossInWords } from "../../wording/cold.ts";
import { asShown } from "../../wording/figures.ts";
import type { Guide } from "../guides.ts";

export const charging: Guide = {
  id: "guide-charging",
  kind: "Guide",
  title: "Charging between two orders",
  contents: "Where to put chargers, who decides, and what cold does to a battery.",
  page: { label: "SyncOS Fleet Manager", to: "/products/fleet-manager" },
  picture: "blog-6",
  introduction: "Charging in gaps needs fewer vehicles than charging when empty.",
  chapters: [
    {
      heading: "Run and charge",
      paragraphs: ["Under controlled conditions:"],
      facts: vehicles.map(
        ({ title, product }) =>
          [title, `runs ${asShown(product, "Run time")}, charges ${asShown(product, "Charge")}`] as const,
      ),
    },
    {
      heading: "Who decides",
      paragraphs: [
        "The Fleet Manager, by position, battery, workload and priority. It may interrupt transport before a battery runs low.",
        "Charges spread over quiet hours; nobody plugs anything in.",
      ],
    },
    {
      heading: "Where to put chargers",
      paragraphs: [
        "Where vehicles wait anyway: behind a wrapper, beside a dock, at a loop's end; out of the lanes, with room to turn and supply for all.",
      ],
    },
    {
      heading: "Cold",
      paragraphs: [
        `Lithium iron phosphate loses some ${coldLossInWords}% of its capacity at 0 °C. Size for the shorter run time; charge outside the cold store.`,
      ],
    },
  ],
};
