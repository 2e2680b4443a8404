import type { ProductContent } from "../product-content.ts";

export const page: ProductContent = {
  heading: "MAG 1400 Fork AMR",
  description:
    "Counterbalanced: nothing stands in front of the load. It enters closed pallets, drives close to walls, and sets loads down 3000 mm up. Payload 1500 kg.",
  productDescription:
    "A counterweight holds the load where other trucks put their legs. The forks reach a pallet from every side that is free: from the dock, from a block stack, from the second level of a rack.",
  banner: "counter-balance",
  image: "counter-balance",
  imageSrc: "counter-balance",
  extent: [24, 83],
  drawing: {
    alt: "MAG 1400 Fork AMR, counterbalance: a stacker with a tall mast and free forks, its pallet raised",
    lift: 1.55,
    load: { stack: { along: 3, across: 2, layers: 3, height: 0.25, seed: 5 } },
  },
  specs: [
    { label: "Carries", value: "EUR pallets, open and closed, and loads on feet" },
    { label: "Finds its way", value: "By its own map. No tape, no track" },
    { label: "Takes orders from", value: "SyncOS Fleet Manager, over VDA 5050" },
    { label: "Stops for people", value: "Personnel detection on the vehicle, as ISO 3691-4 asks" },
  ],
  stepsHeadline: "Where legs would be in the way.",
  steps: [
    {
      number: 1,
      title: "From the floor to the rack",
      description: "Takes a checked pallet in the buffer and sets it into the second level, up to 3000 mm.",
      sign: "rack-level",
    },
    {
      number: 2,
      title: "Closed pallets",
      description: "No legs have to pass the bottom boards, so the vehicle takes them like open ones.",
      sign: "closed-pallet",
    },
    {
      number: 3,
      title: "Dock and staging",
      description: "Drives up to pallets that stand close to the wall, and stages them in loading order.",
      sign: "dock",
    },
    {
      number: 4,
      title: "Fixed conveyors",
      description: "Sets a pallet onto a conveyor at its height and waits for the signal that it was taken.",
      sign: "handover",
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
      question: "Why is it called 1400 when its payload is 1500 kg?",
      answer: [
        "The number is the name of the series, not a figure. Its payload is 1500 kg, its lift 3000 mm. Tables on this site and in the documents always say payload where they mean payload.",
      ],
    },
    {
      question: "How much room does it need to turn?",
      answer: [
        "Counterbalanced vehicles are longer than those with support legs: as a rule, aisles measure 3.7 to 4.0 m. Where yours are narrower, the MAG 1400 Fork may be the better one.",
      ],
    },
    {
      question: "How long does a charge last?",
      answer: [
        "8 hours of work, and 1 to 2 hours to charge. The Fleet Manager sends it to the charger between two orders, so that a shift rarely waits for a battery. Run times assume normal temperature; cold stores shorten them.",
      ],
    },
    {
      question: "Does it load trucks?",
      answer: [
        "It stages pallets at the dock in the order of loading. Whether it may drive into a trailer depends on the floor, the dock plate and the risk assessment of the site, so we look at the site before we answer.",
      ],
    },
  ],
  related: ["fork", "lifter", "singleConveyor"],
  useCase: "inbound-and-outbound",
  caseStudy: "dock-to-rack",
};
