import { vehicles } from "#vehicles/index.ts";
import { range } from "../figures.ts";
import type { Guide } from "../guides.ts";

export const charging: Guide = {
  id: "guide-charging",
  kind: "Guide",
  title: "Charging between two orders",
  contents: "Where to put chargers, how the Fleet Manager decides, and what cold does to a battery.",
  page: { label: "SyncOS Fleet Manager", to: "/products/fleet-manager" },
  picture: "blog-6",
  introduction:
    "A fleet that charges in the gaps needs fewer vehicles than one that charges when batteries are empty.",
  chapters: [
    {
      heading: "Run and charge",
      paragraphs: ["Hours of operation on one charge and hours to charge, under controlled conditions."],
      facts: vehicles.map(
        ({ title, runTimeHours, chargeTimeHours }) =>
          [title, `runs ${range(runTimeHours)} hrs, charges ${range(chargeTimeHours)} hrs`] as const,
      ),
    },
    {
      heading: "Who decides",
      paragraphs: [
        "The Fleet Manager chooses between the next order and a charge. It weighs position, battery, workload and priority, and may interrupt transport to charge before a battery runs low.",
        "Charges are spread over the quiet hours, so two vehicles rarely need the same place. Nobody has to plug anything in.",
      ],
    },
    {
      heading: "Where to put chargers",
      paragraphs: [
        "Near the places where vehicles wait anyway: behind a wrapper, beside a dock, at the end of a loop. Out of the lanes, with room to turn, and with the supply planned for all of them at once.",
      ],
    },
    {
      heading: "Cold",
      paragraphs: [
        "Lithium iron phosphate loses some 15 to 25% of its capacity at 0 °C. In a cold store, size for the shorter run time and let the vehicles charge outside it.",
      ],
    },
  ],
};
