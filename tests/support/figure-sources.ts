import { siteHall } from "#app/sections/fleet-screen/site-hall.ts";
import { readingMinutes } from "#content/posts/blog-posts.ts";
import { examplePosts } from "#content/posts/example-posts.ts";
import { softwarePages } from "#content/products/software-pages.ts";
import { coldLossInWords } from "#content/wording/cold.ts";
import { hoursOfLine } from "#content/wording/figures.ts";
import { findVehicle, vehicles } from "#vehicles/index.ts";

/** Figures that pages say and no record holds, with where they are from. */
export type FigureSource = {
  /** Where they may be said: an address, or with a slash at its end all below it; every page where there are none. */
  pages?: readonly string[];
  /** As pages write them. */
  figures: string;
  source: string;
};

const trade = "domain: figures of the trade that several makers and guides publish";
/** Driving and a whole round of the milk run, s. */
const driving = Math.round(420 / findVehicle("agvTugger").speedMetresPerSecond);
const round = driving + 540;
const sum = "example: a sum worked out on the page, from a cycle and a utilisation that it names";

/** What the list of vehicles says beside each bar. */
const chargesOnScreens = softwarePages
  .filter(({ opening }) => opening.screen === "desk")
  .flatMap(({ opening }) => siteHall(opening.begins).rows.vehicles)
  .map(({ charge }) => `${Math.round(charge * 100)} %`);

export const figureSources: readonly FigureSource[] = [
  {
    pages: ["/safety"],
    figures: vehicles
      .map(({ speedMetresPerSecond: speed }) => `${(speed ** 2 / (2 * 0.5)).toFixed(2)} m`)
      .join(", "),
    source: "speeds of the product table, squared, by twice the braking in planner/traffic/motion.ts",
  },
  { figures: "1.2 million", source: "specification, section 9: production hours of the map", pages: ["/"] },
  { figures: "1200 × 800 × 144 mm, 1200 × 800 mm, 20 to 24 kg", source: "standard: EUR pallet, EN 13698-1" },
  { figures: "1.5 to 2.5 times", source: `${trade}: the peak hour` },
  {
    figures: `0 °C, ${coldLossInWords} %`,
    source: `${trade}: capacity of lithium iron phosphate in the cold`,
  },
  { figures: "2.4 or 5 GHz", source: "standard: bands of IEEE 802.11", pages: ["/interfaces"] },
  { figures: "30 s, 5 s", source: "standard: VDA 5050, state messages; our recording", pages: ["/vda-5050"] },
  {
    figures: "6 minutes, 0.1 hours, 80 %, 75 %, 5 minutes, 100 %",
    source: sum,
    pages: ["/", "/reports", "/use-cases/box-packing", "/industries/distribution"],
  },
  {
    figures: `${hoursOfLine("Run time")}, ${hoursOfLine("Charge")}`,
    source: "product table: run and charging times, from the least to the most",
    pages: ["/", "/lp1"],
  },
  {
    figures: vehicles
      .map(({ runTimeHours: [least, most], chargeTimeHours: [fast, slow] }) => {
        const share = (run: number, charge: number) => Math.floor((100 * run) / (run + charge));
        return `${share(least, slow)} to ${share(most, fast)} %`;
      })
      .join(", "),
    source: "product table: run time ÷ (run time + charging time), worked out in the report's table",
    pages: ["/reports"],
  },
  {
    figures: `${chargesOnScreens.join(", ")}, 5 minutes`,
    source: "planner: batteries and the promise on the screens of a simulated hall, which say so",
    pages: ["/products/syncos", "/products/fleet-manager"],
  },
  {
    figures: "1 hour, 4 h, 9 h, 18 h, 24 months",
    source: "planning: terms that a contract names",
    pages: ["/service"],
  },
  { figures: "3.5 years", source: "example: an invented sum, marked as one", pages: ["/costs"] },
  {
    figures: "20 minutes",
    source: "planner: how long a vehicle stands in what a stop costs (planner/sizing/stopped-vehicle.ts)",
    pages: ["/planner/method"],
  },
  {
    figures: "95 %, 93.5 to 96.2 %, 19 times, 8 hours",
    source: "planner: measured, docs/decisions/planner.md",
    pages: ["/planner/method"],
  },
  {
    figures: "90°",
    source: "standard: VDI 2198, the stack that its aisle is for (planner/fit/aisle.ts)",
    pages: ["/planner/method"],
  },
  {
    figures: "20 times",
    source: "planning: how much faster than a hall a sandbox runs at most",
    pages: ["/sandbox"],
  },
  {
    figures: "2.165 years, 3.455 years, 60 s",
    source: "published figures beside the planner's own, each with its source in the table",
    pages: ["/planner/method"],
  },
  {
    figures: "1.1 %, 0.5 %",
    source: "planner: how far computed figures are from published ones, drawn from the table on the page",
    pages: ["/planner/method"],
  },
  {
    figures: "3.8 m",
    source: "planner: the aisle of the case's plan",
    pages: ["/case-study/dock-to-rack"],
  },
  { figures: "6 s", source: "planner: the door of the case's plan", pages: ["/case-study/wrapped-pallets"] },
  {
    figures: "90 s, 45 s",
    source: "planner: the couplings of the case's plan, and half of their time",
    pages: ["/case-study/line-side-milk-run"],
  },
  {
    figures: "5 %",
    source: "planner: the margin and the risk of the acceptance test (planner/acceptance/agreement.ts)",
    pages: ["/planner/method"],
  },
  {
    figures: "30 days, 400 days",
    source:
      "code: how long a browser keeps a plan that was not sent, and its cookies (scripts/facts/privacy-faults.test.ts)",
    pages: ["/privacy"],
  },
  {
    figures: "1.2 times, 1.5 times",
    source: "planner: the peak of the case's plan, and a lower one",
    pages: ["/case-study/racks-to-packing"],
  },
  {
    figures: examplePosts.map(({ content }) => `${readingMinutes(content)} min`).join(", "),
    source: "measured: reading time, counted from the words of a post",
    pages: ["/blogs", "/blogs/"],
  },
  {
    figures: [
      `${driving} s, ${round} s, ${round - Math.round(driving / 2)} s, ${round - 270} s, ${Math.floor(round / 60)} minutes`,
      `${(round / 3600).toFixed(3)} hours`,
      "420 m, 90 s, 10 minutes, 540 s, 45 s, 60 kg, 180 kg, 1440 kg, 1680 kg, 140 s, 40 s, 60 s, 100 %, 80 %",
    ].join(", "),
    source: "example: a round of six stops, worked out in the post from figures that it names",
    pages: ["/blogs/a-milk-run-on-tape-stop-by-stop"],
  },
  {
    figures: "3 s, 20 s, 60 s",
    source: "example: the seconds that the post's headings name",
    pages: ["/blogs/the-first-minute-after-a-vehicle-stops"],
  },
  {
    figures: `${findVehicle("fork").runTimeHours[0]} hours, 25 %, 30 m, 80 to 72 %`,
    source: "example: the product table's run time less what the cold takes, worked out in the post",
    pages: ["/blogs/open-dock-door-in-january"],
  },
  { figures: "1.75 m", source: "studio: the outline of a person that stands beside a vehicle" },
  {
    figures: "800 mm",
    source: "studio: the dimension lines in the picture",
    pages: ["/reports"],
  },
  { figures: "10 m", source: "the ruler below a floor drawn to scale", pages: ["/case-study/"] },
];
