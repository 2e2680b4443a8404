import type { CaseStudyRecord } from "../case-study.ts";

export const racksToPacking = {
  id: "racks-to-packing",
  title: "Racks come to the packers.",
  industry: "Distribution Centers",
  site: "A mail-order warehouse",
  systems: ["MAG 1500 Lifter", "SyncOS Fleet Manager"],
  before: "Packers pushed trolleys to their own benches between two orders.",
  after: "A lifter brings the next rack while the last one is being emptied.",
  picture: "case-5",
  detail: {
    published: "2026-06-23",
    order: ["facts", "story", "used", "hard", "modelled"],
    introduction: "Picked orders on rack carts, from the picking area to a row of packing tables.",
    before: [
      "Packers left their tables to fetch the next trolley and take the empty one away. Each walk was short, but there were many.",
      "Carts waited wherever they were left, so the first one picked was seldom the first one packed.",
    ],
    after: [
      "A MAG 1500 Lifter drives under the rack, lifts it and carries it to the next free table. The next rack arrives while the last one is being emptied.",
      "Racks arrive in the order in which their parcels have to leave. Packers stay where they are.",
    ],
    hard: [
      {
        title: "Feet and floor",
        text: "Some carts had lost a foot and stood at an angle. All were checked and numbered; the lifter checks before it lifts, and declines a cart that is out of place.",
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
    next: "Empty cartons will travel to the tables on return trips.",
  },
} as const satisfies CaseStudyRecord;
