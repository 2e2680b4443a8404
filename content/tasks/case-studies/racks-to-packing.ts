import type { CaseStudyRecord } from "../case-study.ts";

export const racksToPacking = {
  id: "racks-to-packing",
  title: "Racks come to the packers.",
  industry: "Distribution Centers",
  site: "A mail-order warehouse",
  systems: ["MAG 1500 Lifter", "SyncOS Fleet Manager"],
  before: "Packers fetch rack carts themselves, between two orders.",
  after: "A lifter brings the next cart while the last one is being emptied.",
  picture: "case-5",
  detail: {
    published: "2026-06-23",
    scale: { opening: "wide", floor: "beside", vehicles: "large" },
    order: ["facts", "story", "used", "hard", "modelled"],
    introduction:
      "Picked orders on rack carts, from the picking area to a row of packing tables, and emptied carts back.",
    before: [
      "Packers leave their tables to fetch the next cart and take the empty one away. Each walk is short, but there are many.",
      "Carts wait wherever they are left, so the first one picked is seldom the first one packed.",
    ],
    after: [
      "A MAG 1500 Lifter drives under the cart, lifts it and carries it to the next free table. The next cart arrives while the last one is being emptied.",
      "Carts arrive in the order in which their parcels have to leave. Packers stay where they are.",
    ],
    hard: [
      {
        title: "Feet and floor",
        text: "A cart that has lost a foot stands at an angle. All carts are checked and numbered first; the lifter measures before it lifts, and declines a cart that is out of place.",
      },
      {
        title: "People everywhere",
        text: "Packers cross the lanes all day. Crossings are marked, and the vehicle's own scanners decide: personnel detection never depends on fleet software.",
      },
      {
        title: "Priority at noon",
        text: "Parcels for the noon truck overtake the others. The Fleet Manager weighs priority against position and battery, and the plan shows why it chose.",
      },
    ],
    otherwise:
      "Pick for the noon truck an hour earlier. With 1.2 times the mean in the busiest hour instead of 1.5 times, the modelled floor keeps its promise with one vehicle fewer.",
    modelled: {
      headline: "Carts come in time, even in the hour before the noon truck.",
      limits:
        "The model counts a trip for each full cart and one for each emptied cart, in the same numbers. It takes no time for the packing itself.",
    },
    next: "Empty cartons will travel to the tables on return trips.",
  },
} as const satisfies CaseStudyRecord;
