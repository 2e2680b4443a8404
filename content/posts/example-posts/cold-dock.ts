import { findListed, type Vehicle } from "#vehicles/index.ts";
import { company } from "../../company/company.ts";
import { coldLoss } from "../../wording/cold.ts";
import { range } from "../../wording/figures.ts";
import type { ExamplePost } from "./example-post.ts";

/** As it was when the post was written, if it has left the line. */
const {
  runTimeHours: run,
  chargeTimeHours: charge,
  speedMetresPerSecond: speed,
}: Pick<Vehicle, "runTimeHours" | "chargeTimeHours" | "speedMetresPerSecond"> = findListed("fork") ?? {
  runTimeHours: [7, 9],
  chargeTimeHours: [2, 2],
  speedMetresPerSecond: 1.5,
};
const { least, most } = coldLoss;
const [worst, best] = [run[0] * (1 - most / 100), run[1] * (1 - least / 100)];

/** Rounded down, as somebody who plans a shift would. */
const inQuarters = (hours: number) =>
  `${Math.floor(hours)}${["", "¼", "½", "¾"][Math.floor((hours % 1) * 4)]}`;

export const coldDock: ExamplePost = {
  id: "0199c1a0-5f00-7000-8000-000000000003",
  daysOld: 39,
  title: "What an open dock door in January does to a battery",
  author: "Application engineering",
  category: "Power",
  excerpt: `Run times on datasheets are measured in a warm hall. At 0 °C a lithium iron phosphate battery gives ${least} to ${most}% less. Three ways to plan for it.`,
  cover: {
    src: "/blog/docks.webp",
    alt: "The docks of a distribution centre: pallets and roll cages in numbered lanes before the doors, a fork brings the next pallet",
    width: 1600,
    height: 900,
  },
  slug: "open-dock-door-in-january",
  drawn: {
    heading: "Run time of the MAG 1400 Fork, least and most",
    rows: [
      { name: "In a warm hall", solid: run[0], open: run[1] - run[0], shown: `${range(run)} h` },
      {
        name: "At 0 °C",
        solid: worst,
        open: best - worst,
        shown: `${inQuarters(worst)}–${inQuarters(best)} h`,
      },
    ],
  },
  content: [
    {
      type: "paragraph",
      content:
        "<p>A trial in September goes well. In January the first vehicle goes to charge at eleven instead of at one, the second follows, and for half an hour the receiving lanes fill up. Nothing is broken. It is cold.</p>",
    },
    { type: "heading", content: "What the datasheet says, and when" },
    {
      type: "paragraph",
      content: `<p>Our table says ${range(run)} hours for the MAG 1400 Fork, and ${range(charge)} hours to charge. Like every run time on a datasheet, that assumes room temperature, a level floor, and a defined mix of driving and waiting. At a dock the doors stand open, the floor falls towards the drain, and the work comes in bursts.</p><p>The energy is not lost in the cold; it can't be had until the cell is warm again.</p>`,
    },
    {
      type: "callout",
      content: `Plan a winter shift with the shortest of these: ${run[0]} hours less ${most}%.`,
    },
    { type: "heading", content: "Is your dock at 0 °C?" },
    {
      type: "paragraph",
      content:
        "<p>Probably not, and that is worth a thermometer. What counts is the temperature of the battery, and a battery at work keeps itself warm. A vehicle that spends three minutes at an open door and ten in the hall hardly notices January. One that waits at the door all night does.</p>",
    },
    {
      type: "list",
      content: "",
      items: [
        "Put a logger beside a waiting place at the dock and one beside a charger, for a week.",
        "Ask the fleet manager how many minutes a shift each vehicle stands within sight of a door.",
        "Compare the charge left at the end of a shift in October and in January. The state messages have it.",
      ],
    },
    { type: "heading", content: "Three ways to plan for it" },
    { type: "subheading", content: "1. Let them wait where it is warm" },
    {
      type: "paragraph",
      content: `<p>A waiting place is a point on the map, and points can be moved. Two places behind the first rack instead of at the doors cost some 20 seconds at the next order: 30 m at ${speed} m/s. It takes an afternoon and no money.</p>`,
    },
    { type: "subheading", content: "2. Charge earlier, and less each time" },
    {
      type: "paragraph",
      content:
        "<p>In summer the charge at which a vehicle leaves can be low. In winter raise it, so that the first one leaves when the others can spare it, and not all of them at eleven. Short charges through the day also keep the cells at work, and warm.</p><p>Put both changes on the calendar. Somebody who remembers to change a number in November has forgotten it by the third winter.</p>",
    },
    { type: "subheading", content: "3. Count the winter into the fleet" },
    {
      type: "paragraph",
      content:
        "<p><em>vehicles = missions an hour × hours a cycle ÷ utilisation</em></p><p>Charging is part of what the utilisation leaves room for. Take 40 missions an hour of six minutes each: 40 × 0.1 ÷ 0.8 makes five vehicles. If the cold takes the share of time in which they can drive from 80 to 72%, the same work needs 5.6, hence six. Do this sum before the order. A sixth vehicle that is foreseen is a line in a budget; one that is missing is a queue at the dock.</p>",
    },
    { type: "heading", content: "And the larger battery?" },
    {
      type: "paragraph",
      content:
        "<p>It helps as long as it is full. It also weighs more, and drives, brakes and floor bear it. Try the first two ways before it: they change settings, and can be undone in March.</p><p>One thing is not on the list: switching off the signal that stops vehicles before a door. The stop costs seconds, and behind a door there may be a person.</p>",
    },
    { type: "heading", content: "What to bring to the conversation" },
    {
      type: "list",
      content: "",
      items: [
        "The lowest temperature at the waiting places, over a week in winter.",
        "Missions in the peak hour, and the hour in which the peak falls.",
        "How long a vehicle stands at a door, on average and at worst.",
        "When shifts begin and end, and when nobody needs a vehicle.",
      ],
    },
    {
      type: "cta",
      content: "Have your winter calculated before it comes",
      email: company.email,
    },
  ],
};
