import { galleryOf } from "#content/pictures/pictures.ts";
import { inWords, withFigures } from "#content/wording/figures.ts";
import type { ProductContent } from "../product-content.ts";

export const page: ProductContent = {
  description:
    "Carries two loads on two independently controlled conveyors: full goods out and empties back in one stop.",
  productDescription: "Each deck has its own drive and handshake, so one visit replaces two.",
  videoSrc: "/videos/dual-conveyor",
  banner: "dual-conveyor",
  image: "dual-conveyor",
  imageSrc: "dual-conveyor",
  extent: [14, 88],
  drawing: {
    alt: "MAG 1500 Dual Conveyor: a flat vehicle with two separate roller decks, each with a load",
    load: { stack: { along: 2, across: 2, layers: 2, height: 0.3, seed: 5 } },
    secondLoad: { stack: { along: 2, across: 2, layers: 1, height: 0.36, seed: 8 } },
  },
  specs: [
    { label: "Carries", value: "Loads that run on rollers" },
    { label: "Hands over", value: "On the level" },
    { label: "Navigation", value: "By its own map. No tape, no track" },
    { label: "Takes orders from", value: "SyncOS Fleet Manager, over VDA 5050" },
  ],
  stepsHeadline: "Ways to use the decks.",
  stepHeading1: "In one stop",
  steps: [
    {
      number: 1,
      title: "Full goods out, empties back",
      description: "One deck hands over full crates; the other takes the empty ones.",
      icon: "exchange",
    },
    {
      number: 2,
      title: "Two loads at once",
      description: "A palletiser with two lanes is emptied in one visit.",
      icon: "two-decks",
    },
  ],
  stepHeading2: "In one trip",
  steps2: [
    {
      number: 3,
      title: "Two stations on the way",
      description: "The first load rolls off at one station, the second at the next.",
      icon: "two-stations",
    },
    {
      number: 4,
      title: "Loads kept apart",
      description: "Raw and packed goods, or two batches, travel without mixing.",
      icon: "apart",
    },
  ],
  gallery: galleryOf("dual-conveyor", 14),
  leaders: [
    { figure: "Payload", side: "start", at: 230, part: "load" },
    { figure: "Run time", side: "start", at: 760, part: "louvres" },
    { figure: "Charge", side: "end", at: 640, part: "screen" },
    { figure: "Speed", side: "end", at: 930, part: "scanner" },
  ],
  questions: [
    {
      question: "Does the payload count for each deck?",
      answer: [
        withFigures`No: ${inWords("dualConveyor", "Payload")} is the payload of both decks together. Your layout splits it.`,
      ],
    },
    {
      question: "What if only one deck is needed?",
      answer: ["The Fleet Manager looks for an order for the free deck."],
    },
    {
      question: "How do two handovers stay apart?",
      answer: ["By their own signals: a stop on one side doesn't affect the other."],
    },
    {
      question: "Is one dual better than two singles?",
      answer: ["If both loads go the same way. To opposite ends of the building, two singles are faster."],
    },
  ],
  need: { load: "Full goods out and empties back in one stop", note: " on two decks" },
  related: ["singleConveyor", "lifter", "agvTugger"],
  useCase: "end-of-line",
  caseStudy: "two-decks",
};
