import { galleryOf } from "#content/pictures/pictures.ts";
import { inWords, withFigures } from "#content/wording/figures.ts";
import type { ProductContent } from "../product-content.ts";

export const page: ProductContent = {
  description: "Drives under a trolley or rack, lifts it off the floor and carries it to the next station.",
  productDescription:
    "The load waits on its own feet, so one vehicle serves many trolleys. Nothing is coupled or pushed.",
  videoSrc: "/videos/lifter",
  banner: "lifter",
  image: "lifter",
  imageSrc: "lifter",
  extent: [16, 86],
  drawing: {
    alt: "MAG 1500 Lifter: a flat vehicle with an octagonal plate that it has lifted clear of its deck",
    lift: 0.0875,
  },
  specs: [
    { label: "Carries", value: "Trolleys, rack carts and tables" },
    { label: "Navigation", value: "By its own map. No tape, no track" },
    { label: "Takes orders from", value: "SyncOS Fleet Manager, over VDA 5050" },
    { label: "Stops for people", value: "By personnel detection on the vehicle" },
  ],
  stepsHeadline: "What it brings and takes back.",
  steps: [
    {
      number: 1,
      title: "Racks to the packers",
      description: "Brings a rack of picked boxes to a free table.",
      icon: "rack-cart",
    },
    {
      number: 2,
      title: "Trolleys to the line",
      description: "A station calls, and the trolley with the next parts comes.",
      icon: "trolley",
    },
    {
      number: 3,
      title: "Finished goods to storage",
      description: "Carries full trolleys from assembly to the buffer.",
      icon: "buffer",
    },
    {
      number: 4,
      title: "Empties in return",
      description: "Takes empty racks and trolleys back on the same trip.",
      icon: "return",
    },
  ],
  gallery: galleryOf("lifter", 20),
  leaders: [
    { figure: "Payload", side: "start", at: 230, part: "lift plate" },
    { figure: "Run time", side: "start", at: 760, part: "seam" },
    { figure: "Charge", side: "end", at: 500, part: "camera" },
    { figure: "Speed", side: "end", at: 930, part: "scanner" },
  ],
  questions: [
    {
      question: "Do our trolleys have to be changed?",
      answer: [
        "They need clearance underneath and a frame to lift by; spacers or longer feet often do. Send us the height of the lower edge and the distance between the feet.",
      ],
    },
    {
      question: "How does it find the middle of a trolley?",
      answer: [
        "It drives in slowly and measures the feet. A trolley too far off its mark is reported, not lifted.",
      ],
    },
    {
      question: "Can it drive beneath parked trolleys to get through?",
      answer: ["Unladen, where the map allows it. Laden, it keeps to the lanes."],
    },
    {
      question: "What may stand on a trolley?",
      answer: [
        withFigures`Up to ${inWords("lifter", "Payload")}, trolley included, if it stays put when the vehicle stops hard for a person.`,
      ],
    },
  ],
  need: { load: "Trolleys and racks that stand on their own feet" },
  related: ["agvTugger", "fork", "dualConveyor"],
  useCase: "box-packing",
  caseStudy: "racks-to-packing",
};
