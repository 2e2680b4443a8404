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
      "Picked orders on rack carts, from picking to a row of packing tables, and emptied carts back.",
    before: [
      "They take the empty one away, too. Each walk is short, but there are many.",
      "Carts wait wherever they are left, so the first picked is seldom the first packed.",
    ],
    after: [
      "A MAG 1500 Lifter drives under the cart, lifts it and carries it to the next free table.",
      "Carts arrive in the order in which their parcels have to leave.",
    ],
    hard: [
      {
        title: "Feet and floor",
        text: "A cart that has lost a foot stands at an angle. All carts are checked and numbered; the lifter measures before it lifts, and declines a cart out of place.",
      },
      {
        title: "People everywhere",
        text: "Packers cross the lanes all day. Crossings are marked, and the vehicle's own scanners decide, never fleet software.",
      },
      {
        title: "Priority at noon",
        text: "Parcels for the noon truck overtake the others. The Fleet Manager weighs priority against position and battery, and shows why it chose.",
      },
    ],
    otherwise:
      "Pick for the noon truck an hour earlier. With 1.2 times the mean in the busiest hour instead of 1.5 times, one vehicle fewer keeps the promise.",
    modelled: {
      headline: "Carts come in time, even in the hour before the noon truck.",
      limits:
        "Each full cart and each emptied cart is a trip, in the same numbers. Packing itself takes no time.",
    },
    next: "Empty cartons will travel to the tables on return trips.",
  },
} as const satisfies CaseStudyRecord;
