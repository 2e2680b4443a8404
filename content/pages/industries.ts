import type { Page } from "../pages.ts";
import { talkToAnEngineer } from "./talk-to-an-engineer.ts";

/** Three kinds of floor. */
export const industryPages = [
  {
    path: "/industries/industry-fmcg",
    title: "FMCG and F&B",
    description: "Fast lines and short shelf lives: vehicles that work with the palletisers you already run.",
    heading: "Fast lines, short shelf lives",
    introduction: [
      "Food, drink and household goods leave the line every few seconds and cannot wait. The fleet works with the palletisers and the manufacturing execution system that the plant already has.",
    ],
    next: [{ label: "End of line", to: "/use-cases/solution-end-of-line" }, talkToAnEngineer],
  },
  {
    path: "/industries/automotive-industry",
    title: "Auto and Heavy Machinery",
    description:
      "Engines, axles and gearboxes reach the line side in build sequence: tugger loops, lifters, forks, payloads to 1500 kg.",
    heading: "Heavy parts, exact order",
    introduction: [
      "Engines, axles and castings come to the station in build sequence. Tuggers run the loops, forks and lifters bring the rest.",
    ],
    next: [{ label: "Automated material movement", to: "/use-cases/automated-material" }, talkToAnEngineer],
  },
  {
    path: "/industries/distribution",
    title: "Distribution Centers",
    description: "Inbound, buffer, rack and outbound through the hours when everything arrives at once.",
    heading: "Built for the peak hour",
    introduction: [
      "The peak hour of a distribution warehouse runs at 1.5 to 2.5 times its average. The fleet is sized for that hour and charges in the quieter ones.",
    ],
    next: [{ label: "Inbound and outbound", to: "/use-cases/inbound-and-outbound" }, talkToAnEngineer],
  },
] as const satisfies readonly Page[];
