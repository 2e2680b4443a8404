import { company } from "../../company/company.ts";
import type { ExamplePost } from "./example-post.ts";

/** The seconds at which it is decided what becomes of the stop. */
const [goesOn, isLed, isMet] = [3, 20, 60];

export const firstMinute: ExamplePost = {
  id: "0199c1a0-5f00-7000-8000-000000000001",
  daysOld: 4,
  title: "The first minute after a vehicle stops",
  author: "Fleet engineering",
  category: "Operations",
  excerpt:
    "A pallet sticks out, a scanner sees a boot, a vehicle stands. What the vehicle does by itself, what the fleet manager does about it, and where a person has to come.",
  cover: {
    src: "/blog/crossing.webp",
    alt: "Five vehicles at a crossing in a warehouse: one carries a pallet of cartons, one a trolley, one drives empty, one stands at a rack, one at its line",
    width: 1600,
    height: 900,
  },
  slug: "the-first-minute-after-a-vehicle-stops",
  drawn: {
    heading: "How long a lane is lost",
    rows: [
      { name: "The field is free: the vehicle goes on", solid: goesOn, shown: `${goesOn} s` },
      { name: "It is not: others get routes around it", solid: isLed, shown: `${isLed} s` },
      { name: "A person comes", solid: isMet, shown: `${isMet} s` },
    ],
  },
  content: [
    {
      type: "paragraph",
      content:
        "<p>Visitors ask how fast a vehicle drives. Shift leads ask what happens when it stops. Theirs is the better question: a hall runs well when small interruptions end without a telephone call.</p><p>Here is one, second by second. A fork brings a pallet from the wrapper to staging. At the crossing behind rack B2 somebody steps out with a roll cage.</p>",
    },
    { type: "heading", content: "Second 0: the vehicle decides alone" },
    {
      type: "paragraph",
      content:
        "<p>The laser scanner sees a leg in its protective field, and the vehicle brakes. Nobody is asked. Personnel detection and the emergency stop are on the vehicle, on circuits of their own: with the network down and the server off, it still stops. ISO 3691-4, the standard for driverless industrial trucks, asks that the brakes stop it within the range in which it detects people.</p><p>That is why a loaded vehicle takes a corner more slowly than the map alone would allow: its protective field has to be as long as its way to a stand.</p>",
    },
    {
      type: "callout",
      content:
        "A fleet manager is not part of the safety system. If a safety case needs a message to arrive in time, it is not a safety case yet.",
    },
    { type: "heading", content: "Second 1: the fleet hears of it" },
    {
      type: "paragraph",
      content:
        "<p>The vehicle reports its position, load and battery, and that an obstacle stands before it: in VDA 5050, one JSON message on the <code>state</code> topic. The fleet manager does three things at once.</p>",
    },
    {
      type: "list",
      content: "",
      items: [
        "It keeps every place that the vehicle has claimed, exclusively, so nobody drives into the gap.",
        "It works out who is behind. Vehicles that have to cross wait at the last point where two can pass, or go around.",
        "It leaves the order where it is. A short stop is cheaper than a change of plan.",
      ],
    },
    { type: "heading", content: `Second ${goesOn}: the route is clear` },
    {
      type: "paragraph",
      content:
        "<p>The roll cage has gone by. After a stop by the protective field the vehicle may go on by itself, once it has waited a moment and given its signal. The delivery is three seconds late, and the only trace is a line in the state log.</p>",
    },
    { type: "heading", content: `Second ${isLed}: it is not clear` },
    {
      type: "paragraph",
      content:
        "<p>Now the other case: the roll cage was left in the lane. The fleet manager counts what waiting costs, and weighs what it weighs for a new order: where vehicles are, their charge, their work and its urgency.</p><p>Where the map has a second route, the vehicle is sent around, provided it can turn there with its load. In a one-way lane it can't, and the fleet manager says so instead of trying. The lane is closed for planning, vehicles that have not entered it get other routes, and a message with its name goes to the shift lead.</p>",
    },
    { type: "subheading", content: "The message that saves the walk" },
    {
      type: "paragraph",
      content:
        "<p>“Vehicle 4 has an error” sends somebody across the hall to find out what it is. “Lane C3, westbound: obstacle in front of rack 12, pallet on forks, waiting for 20 seconds” sends somebody with two free hands. Both need the same data; the second needs names that people in the hall use. Give them on the day the map is drawn.</p>",
    },
    { type: "heading", content: `Second ${isMet}: a person comes` },
    {
      type: "paragraph",
      content:
        "<p>After an emergency stop there is no automatic restart. A person looks, clears the place and resets the button; the vehicle reports that it is ready. Only then does the fleet manager give it back its order, or a new one, if another vehicle has taken the old one over.</p><p>If the vehicle itself has gone quiet, because a battery was pulled or a radio cell failed, the message broker announces it by the connection's last will. Its places stay claimed until somebody has seen where it stands.</p>",
    },
    { type: "heading", content: "What to ask before you buy" },
    {
      type: "list",
      content: "",
      items: [
        "After which stops does the vehicle go on by itself, and after which does it wait for a person?",
        "What happens to the places it has claimed?",
        "Who is told, in which words, and after how many seconds?",
        "Which lanes leave a loaded vehicle no room to turn?",
        "What does the hall do for the first minute without network?",
      ],
    },
    {
      type: "paragraph",
      content:
        "<p>Whoever commissions the system does the risk assessment, and the five answers belong in it. They take an afternoon with the map on the table.</p>",
    },
    {
      type: "cta",
      content: "Walk your own crossing with an engineer",
      email: company.email,
    },
  ],
};
