import { findListed } from "#vehicles/index.ts";
import { company } from "../../company/company.ts";
import { countFirst, countWord } from "../../wording/count-word.ts";
import { inWords, withFigures } from "../../wording/figures.ts";
import type { ExamplePost } from "./example-post.ts";

/** As it was when the post was written, if it has left the line. */
const { payloadKg, speedMetresPerSecond } = findListed("agvTugger") ?? {
  payloadKg: 1500,
  speedMetresPerSecond: 0.6,
};
const [length, stops, stop, perHour, utilisation] = [420 /* m */, 6, 90 /* s */, 6, 0.8];
const driving = Math.round(length / speedMetresPerSecond);
const round = driving + stops * stop;
const hours = Math.round((round / 3600) * 1000) / 1000;
const needed = Math.round(((perHour * hours) / utilisation) * 100) / 100;
const fleet = countWord(Math.ceil(needed));
const [cart, parts] = [60 /* kg */, 180 /* kg */];
const carts = Math.floor(payloadKg / (cart + parts));

function inMinutes(seconds: number) {
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)} minutes${rest ? ` and ${rest} seconds` : ""}`;
}

export const milkRun: ExamplePost = {
  id: "0199c1a0-5f00-7000-8000-000000000002",
  daysOld: 18,
  title: "A milk run on tape, worked out stop by stop",
  author: "Application engineering",
  category: "Planning",
  excerpt:
    "Six stations, 420 metres, one tugger. How long a round takes, how many rounds an hour the line needs, and where the calculation usually goes wrong.",
  cover: {
    src: "/blog/line-side.webp",
    alt: "An assembly line for engines: stations with hanging tools, flow racks beside them, and a tugger that follows the tape with two trolleys of parts",
    width: 1600,
    height: 900,
  },
  slug: "a-milk-run-on-tape-stop-by-stop",
  drawn: {
    heading: "A round: driving, and six stops (hatched)",
    rows: [
      { name: "As planned", solid: driving, open: stops * stop, shown: `${round} s` },
      {
        name: "Twice the speed",
        solid: driving / 2,
        open: stops * stop,
        shown: `${driving / 2 + stops * stop} s`,
      },
      {
        name: "Coupling in half the time",
        solid: driving,
        open: (stops * stop) / 2,
        shown: `${driving + (stops * stop) / 2} s`,
      },
    ],
  },
  content: [
    {
      type: "paragraph",
      content:
        "<p>One train of carts leaves the supermarket, passes every station of the line, leaves what is full, takes what is empty and comes back. A milk run is easily bought on a hunch. Here is one with its figures: not a site that exists, but distances and times that you can measure in your own hall by Friday.</p>",
    },
    { type: "heading", content: "The route" },
    {
      type: "paragraph",
      content: `<p>The vehicle is a <strong>MAG 1500 AGV Tugger</strong>: payload ${payloadKg} kg, ${speedMetresPerSecond} m/s, on magnetic tape, with LiDAR and bumpers. Tape is right for this route: it hardly ever changes, and people beside the line see where the train will pass.</p>`,
    },
    {
      type: "list",
      content: "",
      items: [
        `Length of the round: ${length} m`,
        `Stations: ${stops}, all on the right-hand side`,
        `Time at a station: ${stop} s, to uncouple one cart and couple another`,
        "What the line needs: one cart at each station every 10 minutes, in the peak hour",
      ],
    },
    { type: "heading", content: "The round" },
    {
      type: "paragraph",
      content: `<p>${length} m at ${speedMetresPerSecond} m/s are ${driving} s. ${countFirst(stops)} stops of ${stop} s make ${stops * stop} s. A round takes ${round} s: <strong>${inMinutes(round)}</strong>, ${hours} hours.</p><p>Nearly half of it is spent standing. A vehicle of twice the speed would save under six minutes; a coupling that takes ${stop / 2} s instead of ${stop} s saves four and a half, and costs a hook.</p>`,
    },
    {
      type: "callout",
      content:
        "Measure the time at the station before you compare speeds on datasheets. It is the part of the round that changes for the price of a hook.",
    },
    { type: "heading", content: "The fleet" },
    {
      type: "paragraph",
      content: `<p>A cart at each station every 10 minutes means six rounds an hour. The formula for a fleet fits on one line:</p><p><em>vehicles = rounds an hour × hours a round ÷ utilisation</em></p><p>${perHour} × ${hours} ÷ ${utilisation} = ${needed}. You need <strong>${fleet} tuggers</strong>.</p><p>A vehicle that is planned at 100% is late at the first open door. At 80%, one minute in five is left for crossings, for a cart that does not couple at the first try, and for charging.</p>`,
    },
    { type: "subheading", content: "Peak hour, not average" },
    {
      type: "paragraph",
      content:
        "<p>Six rounds are the peak. Do not divide a day by its hours: the peak hour is usually 1.5 to 2.5 times the average. A line that needs 24 rounds in an eight-hour shift takes three an hour on paper and six when it matters. Two tuggers look sufficient all morning; at ten past eleven, station 4 waits for screws.</p>",
    },
    { type: "heading", content: "The load" },
    {
      type: "paragraph",
      content: `<p>${payloadKg} kg is what the tugger pulls, carts included. ${countFirst(carts)} carts of ${cart} kg with ${parts} kg of parts on each weigh ${carts * (cart + parts)} kg. One more makes ${(carts + 1) * (cart + parts)} kg, and the answer is no. Two shorter rounds beat one overloaded one: carts come more often, and each station needs less stock.</p><p>Weigh a full cart. The number on its drawing belongs to the cart as it was ordered, not to the one with a second shelf and a tool box.</p>`,
    },
    { type: "heading", content: "The charge" },
    {
      type: "paragraph",
      content: withFigures`<p>The tugger runs for ${inWords("agvTugger", "Run time")} and charges in ${inWords("agvTugger", "Charge")}. In a single shift it charges at night. In two it charges between rounds, at the supermarket, where it waits to be loaded anyway. Put the charger there, not into a quiet corner: a trip to a corner delivers nothing.</p>`,
    },
    { type: "heading", content: "Where it goes wrong" },
    {
      type: "list",
      content: "",
      items: [
        "The tape passes on the far side of the aisle. Each stop means a crossing on foot, and 90 s become 140 s.",
        "Empty carts come back mixed. Whoever sorts them is not in the calculation.",
        "The door on the route opens slowly. Twenty seconds each way are 40 s a round; two vehicles at once make it 60 s.",
        "The train is longer than the passing place. The second tugger waits outside, every time.",
      ],
    },
    {
      type: "paragraph",
      content:
        "<p>All of them show when you walk the round with a stopwatch and a cart in the peak hour. Write down seven numbers: the length, the stations, the seconds at each, the weight of a full cart, the carts an hour, the doors, the hours a day. The rest is arithmetic.</p>",
    },
    {
      type: "cta",
      content: "Send us your seven numbers",
      email: company.email,
    },
  ],
};
