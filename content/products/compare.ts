import type { Words } from "../posts/internal-link.ts";

/** Words of the page that compares two or three vehicles. */
export const compareWords = {
  choose: {
    label: "Vehicles",
    submit: "Compare",
    hint: "Choose two or three.",
    few: "Choose one more: a comparison has two or three vehicles.",
    many: "Choose two or three: more than three columns can't be read on a page.",
  },
  differences: { station: "Differences", headline: "Where they differ." },
  same: { station: "In common", headline: "What they share." },
  row: "Figure",
  none: "none",
  marks: "S: product table. M: measured on the model. P: to plan with. N: named standard.",
  others: {
    station: "Dimensions",
    headline: "The others, to one scale.",
    all: "All of them, to one scale.",
    figures: ["Length", "Width", "Height", "Turning circle", "Aisle"],
    unit: "mm",
    note: "Measured on the models, forks or plate lowered, unloaded. Aisle: to plan with, for a load of 1200 × 800 mm, before your site's clearances.",
  },
  related: [
    { label: "Does one of them fit your job?", note: "Planner", to: "/planner" },
    { label: "What a fleet costs", note: "The parts of the price", to: "/costs" },
    { label: "All vehicles, five figures", note: "MAG overview", to: "/products/Mag" },
  ],
} as const satisfies Words;

export const unknownVehicles = (names: string) => `No vehicle of ours is called ${names}; that was left out.`;

export const silhouetteAlt = (title: string, length: number, height: number) =>
  `${title} from its side, ${length} mm long and ${height} mm high`;
