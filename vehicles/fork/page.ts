import { galleryOf } from "#content/pictures/pictures.ts";
import { inWords, withFigures } from "#content/wording/figures.ts";
import type { ProductContent } from "../product-content.ts";

export const page: ProductContent = {
  description:
    "Drives to the pallet, finds its pockets, lifts it to rack or line height and sets it down where the order says.",
  productDescription:
    "Two support legs stand beside the pallet, so the vehicle is short and turns in little room.",
  videoSrc: "/videos/fork",
  banner: "fork",
  image: "fork",
  imageSrc: "fork",
  extent: [22, 79],
  drawing: {
    alt: "MAG 1400 Fork: a slim white vehicle with a mast, two forks and a EUR pallet of boxes above them",
    lift: 0.42,
    load: { stack: { along: 3, across: 2, layers: 4, height: 0.25, seed: 3 } },
  },
  specs: [
    { label: "Navigation", value: "By its own map. No tape, no track" },
    { label: "Takes orders from", value: "SyncOS Fleet Manager, over VDA 5050" },
    { label: "Stops for people", value: "By personnel detection on the vehicle" },
  ],
  stepsHeadline: "The loads it handles.",
  steps: [
    {
      number: 1,
      title: "EU open pallets",
      description: "The forks enter below the deck boards and lift.",
      icon: "open-pallet",
    },
    {
      number: 2,
      title: "EU closed pallets",
      description: "The support legs pass outside a pallet 800 mm wide, clear of its bottom boards.",
      icon: "closed-pallet",
    },
    {
      number: 3,
      title: "Trolleys and push racks",
      description: "Lifted clear of the floor and set down in a marked place.",
      icon: "push-rack",
    },
    {
      number: 4,
      title: "Non-standard pallets",
      description: "Subject to verification: send us a drawing or a sample to test.",
      icon: "own-pallet",
    },
  ],
  gallery: galleryOf("fork", 5),
  leaders: [
    { figure: "Payload", side: "start", at: 180, part: "load" },
    { figure: "Lift", side: "start", at: 800, part: "forks" },
    { figure: "Run time", side: "end", at: 200, part: "louvres" },
    { figure: "Charge", side: "end", at: 530, part: "screen" },
    { figure: "Speed", side: "end", at: 880, part: "bumper" },
  ],
  questions: [
    {
      question: "Does it tell open pallets from closed ones?",
      answer: ["The order names the type, because each has its own pick-up position."],
    },
    {
      question: "Can it stack into racks?",
      answer: [
        withFigures`Yes, up to its lift of ${inWords("fork", "Lift")}. The MAG 1400 Fork AMR lifts to ${inWords("counterBalance", "Lift")}.`,
      ],
    },
    {
      question: "What happens when a pallet is damaged?",
      answer: ["If it can't find the pockets, it reports the place and takes the next order."],
    },
  ],
  need: { load: "Pallets from floor to floor, or up to line height" },
  related: ["counterBalance", "lifter", "singleConveyor"],
  useCase: "end-of-line",
  caseStudy: "wrapped-pallets",
};
