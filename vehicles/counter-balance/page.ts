import { inWords, withFigures } from "#content/wording/figures.ts";
import type { ProductContent } from "../product-content.ts";

export const page: ProductContent = {
  description:
    "No legs in front of the load: works close to walls, at block stacks and on the second rack level.",
  productDescription:
    "A counterweight does the job of support legs, so the forks reach a pallet from any free side.",
  banner: "counter-balance",
  image: "counter-balance",
  imageSrc: "counter-balance",
  extent: [24, 83],
  drawing: {
    alt: "MAG 1400 Fork AMR, counterbalance: a truck with a tall mast and free forks, its pallet raised",
    lift: 1.55,
    load: { stack: { along: 3, across: 2, layers: 3, height: 0.25, seed: 5 } },
  },
  specs: [
    { label: "Carries", value: "EUR pallets, open and closed" },
    { label: "Navigation", value: "By its own map. No tape, no track" },
    { label: "Takes orders from", value: "SyncOS Fleet Manager, over VDA 5050" },
    { label: "Stops for people", value: "By personnel detection on the vehicle" },
  ],
  stepsHeadline: "From the dock to the rack.",
  steps: [
    {
      number: 1,
      title: "From the floor to the rack",
      description: "Takes a checked pallet from the buffer and places it on the second level.",
      icon: "rack-level",
    },
    {
      number: 2,
      title: "Closed pallets",
      description: "Taken like open ones, because no legs have to clear the bottom boards.",
      icon: "closed-pallet",
    },
    {
      number: 3,
      title: "Dock and staging",
      description: "Stages pallets in loading order.",
      icon: "dock",
    },
    {
      number: 4,
      title: "Conveyor ends",
      description: "Sets a pallet on a conveyor, if its height and signals allow.",
      icon: "handover",
    },
  ],
  gallery: [],
  leaders: [
    { figure: "Payload", side: "start", at: 180, part: "load" },
    { figure: "Lift", side: "start", at: 700, part: "forks" },
    { figure: "Run time", side: "end", at: 330, part: "louvres" },
    { figure: "Charge", side: "end", at: 620, part: "screen" },
    { figure: "Speed", side: "end", at: 900, part: "wheel" },
  ],
  questions: [
    {
      question: withFigures`Why is it called 1400 when its payload is ${inWords("counterBalance", "Payload")}?`,
      answer: ["The number names the series, not the payload."],
    },
    {
      question: "What if our aisles are narrower?",
      answer: ["The MAG 1400 Fork may fit: it is shorter."],
    },
    {
      question: "How long does a charge last?",
      answer: [
        withFigures`${inWords("counterBalance", "Run time")}, less in cold stores. It charges between orders.`,
      ],
    },
    {
      question: "Does it load trucks?",
      answer: [
        "It stages at the dock. Whether it may enter a trailer depends on floor, dock plate and risk assessment.",
      ],
    },
  ],
  need: { load: "Pallets into the second rack level, or close to a wall" },
  related: ["fork", "lifter", "singleConveyor"],
  useCase: "inbound-and-outbound",
  caseStudy: "dock-to-rack",
};
