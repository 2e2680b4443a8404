import { galleryOf } from "#content/pictures/pictures.ts";
import type { ProductContent } from "../product-content.ts";

export const page: ProductContent = {
  description: "Follows magnetic tape on a fixed loop and pulls its carts, in sequence, to the line side.",
  productDescription:
    "The tape is the plan, for everyone to see. Where a loop stays the same for months, there is no map to maintain.",
  videoSrc: "/videos/agv-tugger",
  banner: "agv-tugger",
  image: "agv-tugger",
  imageSrc: "agv-tugger",
  extent: [14, 80],
  drawing: {
    alt: "MAG 1500 AGV Tugger: a low tractor on a magnetic tape, pulling a trolley of crates",
    load: { trolleys: 1 },
    tape: true,
  },
  specs: [
    { label: "Navigation", value: "Magnetic tape on the floor" },
    { label: "Protection", value: "LiDAR looks ahead; bumpers all around stop it on contact" },
    { label: "Takes orders from", value: "SyncOS Integrator: call buttons, PLC signals, schedules" },
  ],
  stepsHeadline: "From store to station.",
  steps: [
    {
      number: 1,
      title: "Heavy component transport",
      description: "Castings, axles and gearboxes, on carts made for them.",
      icon: "component",
    },
    {
      number: 2,
      title: "Sequenced material delivery",
      description: "Carts are coupled in build sequence and stop where they are due.",
      icon: "sequence",
    },
    {
      number: 3,
      title: "Inter-stage transfer",
      description: "Finished work goes to the next stage; empty carts come back on the loop.",
      icon: "stages",
    },
  ],
  gallery: galleryOf("agv-tugger", 8),
  leaders: [
    { figure: "Payload", side: "start", at: 170, part: "tugger train" },
    { figure: "Speed", side: "start", at: 900, part: "bumper" },
    { figure: "Charge", side: "end", at: 340, above: true, part: "screen" },
    { figure: "Run time", side: "end", at: 925, part: "louvres" },
  ],
  questions: [
    {
      question: "Why tape, when other vehicles need none?",
      answer: ["A fixed loop gains nothing from free navigation. Tape is laid without digging."],
    },
    {
      question: "What if the tape is damaged?",
      answer: [
        "The tugger stops there and reports the place. A piece is replaced on the spot; where forklifts turn, tape is set into the floor.",
      ],
    },
    {
      question: "How many carts can it pull?",
      answer: [
        "As many as stay within the payload and fit your curves. We draw the train's swept path first.",
      ],
    },
    {
      question: "Does it stop by itself for people?",
      answer: ["Yes. After an emergency stop, a person releases it."],
    },
  ],
  need: { load: "Several carts on a loop that rarely changes", note: " on magnetic tape" },
  related: ["lifter", "dualConveyor", "fork"],
  useCase: "automated-material",
  caseStudy: "line-side-milk-run",
};
