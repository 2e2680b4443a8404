import { vehicles } from "#vehicles/index.ts";
import { range } from "../figures.ts";
import type { Guide } from "../guides.ts";

export const charging: Guide = {
  id: "guide-charging",
  kind: "Guide",
  title: "Charging between two orders",
  contents: "Where chargers stand, how the Fleet Manager decides, what cold does to a battery.",
  page: { label: "SyncOS Fleet Manager", to: "/products/fleet-manager" },
  picture: "blog-6",
  introduction:
    "A fleet that charges when there is a gap needs fewer vehicles than one that charges when it is empty.",
  chapters: [
    {
      heading: "Run and charge",
      paragraphs: [
        "Hours of work on one charge, and hours that a charge takes, under controlled conditions.",
      ],
      facts: vehicles.map(
        ({ title, runTimeHours, chargeTimeHours }) =>
          [title, `runs ${range(runTimeHours)} hrs, charges ${range(chargeTimeHours)} hrs`] as const,
      ),
    },
    {
      heading: "Who decides",
      paragraphs: [
        "The Fleet Manager decides between the next order and a charge. It weighs position, battery, workload and priority, and may interrupt transport for charging before a battery gets low.",
        "So that rarely two vehicles want the same place, charges are spread over the quiet hours. Nobody has to plug anything in.",
      ],
    },
    {
      heading: "Where chargers stand",
      paragraphs: [
        "Near the places where vehicles wait anyway: behind a wrapper, beside a dock, at the end of a loop. Out of the lanes, with room to turn, and with the supply planned for all of them at once.",
      ],
    },
    {
      heading: "Cold",
      paragraphs: [
        "Lithium iron phosphate loses some 15 to 25% of its capacity at 0 °C. In a cold store, size for the shorter run time and let the vehicles charge outside the cold.",
      ],
    },
  ],
};
