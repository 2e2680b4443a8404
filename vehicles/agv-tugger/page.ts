import { galleryOf } from "#content/pictures.ts";
import type { ProductContent } from "../product-content.ts";

export const page: ProductContent = {
  heading: "MAG 1500 AGV Tugger",
  description:
    "Follows magnetic tape on a fixed loop and pulls its carts, in sequence, to the line side. Payload 1500 kg at 0.6 m/s, with LiDAR and bumpers watching the way.",
  productDescription:
    "The tape on the floor is the plan, and everybody can read it. Where a loop stays the same for months, that is an advantage: no map to keep, nothing to explain, one train that comes when it is due.",
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
    { label: "Carries", value: "Carts in a train, each with its own load" },
    { label: "Finds its way", value: "Magnetic tape on the floor" },
    { label: "Watches the way", value: "LiDAR in front, bumpers around it" },
    { label: "Takes orders from", value: "SyncOS Integrator: call buttons, PLC signals, schedules" },
  ],
  stepsHeadline: "One loop, many stops.",
  steps: [
    {
      number: 1,
      title: "Heavy component transport",
      description: "Castings, axles and gearboxes travel on carts that suit them, from store to station.",
      sign: "component",
    },
    {
      number: 2,
      title: "Sequenced material delivery",
      description: "Carts are coupled in the order in which the line builds, and stop where they are due.",
      sign: "sequence",
    },
    {
      number: 3,
      title: "Inter-stage transfer",
      description: "What one stage has finished goes to the next one, and empty carts come back on the loop.",
      sign: "stages",
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
      answer: [
        "A loop that stays the same gains nothing from free navigation. Tape is laid without digging, is seen by everyone on the floor, and can be moved when the line moves.",
      ],
    },
    {
      question: "What if the tape is damaged?",
      answer: [
        "The tugger stops where it loses the tape and reports the place. A piece of tape is replaced on the spot; where forklifts turn on it, it is set into the floor.",
      ],
    },
    {
      question: "How many carts can it pull?",
      answer: [
        "As many as stay within 1500 kg together and within the room of the curves on your loop. We draw the swept path of the train before the tape is laid.",
      ],
    },
    {
      question: "Does it stop by itself for people?",
      answer: [
        "Yes. LiDAR looks ahead, the bumpers stop it at a touch, and after an emergency stop it stands until a person has released it.",
      ],
    },
  ],
  related: ["lifter", "dualConveyor", "fork"],
  useCase: "automated-material",
  caseStudy: "line-side-milk-run",
};
