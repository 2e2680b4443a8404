import { galleryOf } from "#content/pictures/pictures.ts";
import { inWords, withFigures } from "#content/wording/figures.ts";
import type { ProductContent } from "../product-content.ts";

export const page: ProductContent = {
  description: "Docks at a fixed conveyor, exchanges a handshake and rolls the load across on the level.",
  productDescription:
    "Links machines that are too far apart for a conveyor, or where one would block an aisle.",
  videoSrc: "/videos/single-conveyor",
  banner: "single-conveyor",
  image: "single-conveyor",
  imageSrc: "single-conveyor",
  extent: [16, 86],
  drawing: {
    alt: "MAG 1500 Single Conveyor: a flat vehicle with one roller deck that carries a loaded pallet",
    load: { stack: { along: 2, across: 2, layers: 2, height: 0.28, seed: 5 } },
  },
  specs: [
    { label: "Carries", value: "Pallets and crates that run on rollers" },
    { label: "Navigation", value: "By its own map. No tape, no track" },
    { label: "Takes orders from", value: "SyncOS Fleet Manager, over VDA 5050" },
  ],
  stepsHeadline: "A conveyor that comes to you.",
  steps: [
    {
      number: 1,
      title: "From the palletiser to the wrapper",
      description: "Rolls the full pallet onto the wrapper's infeed.",
      icon: "roller-pallet",
    },
    {
      number: 2,
      title: "From the line to storage",
      description: "Leaves the storage system's transfer point free for the next pallet.",
      icon: "transfer",
    },
    {
      number: 3,
      title: "Between two halls",
      description: "Replaces a conveyor that would block a walkway. Doors open on the route.",
      icon: "door",
    },
    {
      number: 4,
      title: "Crates to the stations",
      description: "Brings full crates to a roller table and takes the empty ones back.",
      icon: "crates",
    },
  ],
  gallery: galleryOf("single-conveyor", 9),
  leaders: [
    { figure: "Payload", side: "start", at: 230, part: "load" },
    { figure: "Run time", side: "start", at: 760, part: "louvres" },
    { figure: "Charge", side: "end", at: 640, part: "screen" },
    { figure: "Speed", side: "end", at: 930, part: "scanner" },
  ],
  questions: [
    {
      question: "How does the vehicle know when to hand over?",
      answer: [
        "Both sides signal: vehicle docked, conveyor free. The rollers turn until both have seen the load pass.",
      ],
    },
    {
      question: "Does our conveyor have to be changed?",
      answer: [
        "It has to be level with the deck and exchange two signals: by PLC over OPC UA or MQTT, or by a small I/O box.",
      ],
    },
    {
      question: withFigures`Why is its payload ${inWords("singleConveyor", "Payload")} when its name says 1500?`,
      answer: ["The number names the series, not the payload."],
    },
    {
      question: "What if the next conveyor is full?",
      answer: [
        "Its place is claimed before the pick-up. If that changes, the vehicle waits where it blocks nobody.",
      ],
    },
  ],
  need: { load: "Loads from one conveyor to another", note: ", level handover" },
  related: ["dualConveyor", "fork", "lifter"],
  useCase: "automated-storage",
  caseStudy: "transfer-point",
};
