import type { CaseStudyId } from "./case-studies.ts";

/** What the page of a case study tells beyond its card; apart from the cards, which the home page carries too. */
export type CaseStudyDetail = {
  /** ISO date. */
  published: string;
  introduction: string;
  before: readonly string[];
  after: readonly string[];
  /** What was hard, and what it took. */
  hard: readonly { title: string; text: string }[];
  /** What the site does next. */
  next: string;
  /** All parts below the head, in the order in which this page tells its story. */
  order: readonly CaseStudyPart[];
};

export const caseStudyParts = ["facts", "story", "modelled", "hard", "used"] as const;
export type CaseStudyPart = (typeof caseStudyParts)[number];

export const caseStudyDetails: Record<CaseStudyId, CaseStudyDetail> = {
  "wrapped-pallets": {
    published: "2026-10-13",
    order: ["facts", "story", "modelled", "hard", "used"],
    introduction: "Three packing lines, one wrapper each, one staging area before the dock.",
    before: [
      "Each wrapper had room for one finished pallet behind it. When no driver was near, the second one had nowhere to go, and the line stopped for lack of space.",
      "Staging was filled in the order in which drivers came. Trucks were loaded in a different order, so pallets were moved twice.",
    ],
    after: [
      "The wrapper's PLC reports a pallet as soon as its film is cut. The Fleet Manager has a MAG 1400 Fork on its way before the pallet reaches the end of the conveyor.",
      "Each staging lane belongs to a truck. The vehicle sets each pallet down in its lane, in the sequence of the loading list.",
    ],
    hard: [
      {
        title: "Film tails",
        text: "Loose ends of film hung into the fork pockets, and the vehicle saw an obstacle where there was none. The wrapper now wipes the tail down on its last turn.",
      },
      {
        title: "One door for all",
        text: "The passage to staging takes one vehicle at a time. It became a claimed zone: one vehicle at a time, with a waiting place on either side.",
      },
      {
        title: "Two pallet types",
        text: "Open and closed pallets are entered at different points. The order now names the type, so the pick-up position is known before the vehicle arrives.",
      },
    ],
    next: "Empty pallets go back to the dispenser on return trips that used to run empty.",
  },
  "line-side-milk-run": {
    published: "2026-09-22",
    order: ["facts", "story", "hard", "modelled", "used"],
    introduction: "Housings, shafts and bearings for the stations of an assembly line.",
    before: [
      "Forklifts brought whatever a call card asked for, one whole pallet at a time. A pallet lasted a shift or longer, so the line side was full and fitters walked around it.",
      "Trucks and people shared one aisle, and both peaked in the same quarter of an hour.",
    ],
    after: [
      "A MAG 1500 AGV Tugger follows magnetic tape on a fixed loop. Its carts are loaded in the supermarket in build sequence and stop where they are needed.",
      "Each cart holds what the next hour needs. Empty boxes travel back on the same train.",
    ],
    hard: [
      {
        title: "Sequence before speed",
        text: "At 0.6 m/s the tugger is slower than a forklift. What counts is that the train arrives on schedule: the loop was timed first, and the number of stops followed from that.",
      },
      {
        title: "Calls from the line",
        text: "The Integrator reads the call buttons and the MES build sequence, and decides which one counts when they differ.",
      },
      {
        title: "Tape across a gangway",
        text: "The tape crosses the route to the canteen. The crossing is marked and lit, and the tugger slows down there; LiDAR and bumpers guard every pass.",
      },
    ],
    next: "A second loop, on its own tape, will bring gear wheels from hardening.",
  },
  "dock-to-rack": {
    published: "2026-08-25",
    order: ["modelled", "facts", "story", "hard", "used"],
    introduction: "Spare parts in closed pallets, from the dock doors into racks with two levels.",
    before: [
      "Goods were set down in the aisle after the check, because the rack trucks were busy elsewhere. Later somebody picked them up again.",
      "Outbound, the same happened in reverse. Every pallet was handled twice as often as necessary.",
    ],
    after: [
      "A MAG 1400 Fork takes the pallet from the dock to the check. From there a MAG 1400 Fork AMR, counterbalanced, brings it to its bay and sets it down up to 3000 mm high.",
      "Outbound orders come in the sequence of the loading list, and the Fleet Manager keeps that sequence even though two aisles feed one door.",
    ],
    hard: [
      {
        title: "Aisle width",
        text: "Counterbalanced vehicles need aisles of 3.7 to 4.0 m. Two aisles were narrower, so conventional trucks still work there, and the map leaves them out.",
      },
      {
        title: "The peak hour",
        text: "Deliveries bunch in the morning. The fleet was sized for that hour, which runs at 1.5 to 2.5 times the average, and charges in the hours after it.",
      },
      {
        title: "Damaged pallets",
        text: "A broken bottom board is found at inspection rather than in the rack: the pallet goes to a place of its own, and a person decides.",
      },
    ],
    next: "Returns will join the same flow, with their own inspection and buffer.",
  },
  "two-decks": {
    published: "2026-07-28",
    order: ["used", "facts", "story", "modelled", "hard"],
    introduction:
      "Full crates from packing to the store and empties back, with fixed conveyors at both ends.",
    before: [
      "A full crate went out on one trip, and the vehicle came back empty. Another trip fetched the empties.",
      "Meanwhile packers stacked what they could not send beside the line.",
    ],
    after: [
      "A MAG 1500 Dual Conveyor docks once. One deck hands over the full crates while the other takes in the empties; each deck has its own drive and handshake.",
      "The Integrator knows from the line whether there is anything to take back. If not, the second deck serves the next station.",
    ],
    hard: [
      {
        title: "Matching heights",
        text: "The fixed conveyors differed by a few millimetres from one station to the next. All were levelled to one height before the first handover.",
      },
      {
        title: "Two handshakes, one stop",
        text: "A load may only move when both sides are ready. Each deck waits for its own signal, so a slow station does not hold up the other.",
      },
      {
        title: "Wet floors",
        text: "The area is washed after every shift. Washing is an order like any other: the zone closes, the fleet goes around it, and a person releases it.",
      },
    ],
    next: "The same vehicles will bring packing film on decks that would travel empty.",
  },
  "racks-to-packing": {
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
  "transfer-point": {
    published: "2026-05-12",
    order: ["facts", "story", "hard", "used", "modelled"],
    introduction:
      "A storage and retrieval system hands pallets over at one transfer point. Dispatch, behind a door, is chilled.",
    before: [
      "The system put a pallet down and waited until the place was free again. When nobody came, it stopped, and so did every aisle behind it.",
      "Drivers were called by phone and came when they could.",
    ],
    after: [
      "A MAG 1500 Single Conveyor is at the transfer point before the pallet is. Both sides signal ready, the load rolls across, and the transfer point is free again.",
      "The Fleet Manager claims the place for one vehicle and releases it as that vehicle leaves. A MAG 1400 Fork takes pallets on where no conveyor reaches.",
    ],
    hard: [
      {
        title: "Cold batteries",
        text: "Lithium iron phosphate loses some 15 to 25% of its capacity at 0 °C. Dispatch may be that cold, so vehicles charge in the hall, and the fleet was sized for the shorter run time.",
      },
      {
        title: "Payload",
        text: "The Single Conveyor carries 1000 kg. Heavier pallets are known to the storage system, and the Integrator sends them to the fork.",
      },
      {
        title: "Doors",
        text: "Every time the door to dispatch opens, cold air escapes. Doors are outside VDA 5050, so the Integrator opens them, for one vehicle at a time and only once it is there.",
      },
    ],
    next: "A second transfer point, on the outbound side, is already on the map.",
  },
};
