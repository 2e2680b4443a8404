import { inSheet } from "../../products/sheet-rows.ts";
import type { Guide } from "../guides.ts";

export const floor: Guide = {
  id: "guide-floor",
  kind: "Guide",
  title: "Preparing the floor",
  contents: "Aisles, doorways, gradients, crossings, chargers; operating zones to ISO 3691-4.",
  page: { label: "Checklist in Reports", to: "/reports#floor" },
  picture: "blog-5",
  introduction: "What to prepare first.",
  chapters: [
    {
      heading: "Aisles",
      paragraphs: ["Add the clearances of your site."],
      facts: [
        ["MAG 1400 Fork, stacking", inSheet("fork", "Aisle")],
        ["MAG 1400 Fork, two passing", inSheet("fork", "Lane for two")],
        ["MAG 1400 Fork AMR, stacking", inSheet("counterBalance", "Aisle")],
      ],
    },
    {
      heading: "Doorways, gaps, gradients",
      paragraphs: [
        "Mark every doorway with its clear width and height, every gap or sill, every gradient with its length. The worst decides which vehicle fits.",
        "Dock plates, drains and joints are gaps too. Note when the floor is wet.",
      ],
    },
    {
      heading: "Crossings",
      paragraphs: [
        "Marked, lit and claimed by one vehicle at a time. Mirrors help people; the vehicle's scanners decide.",
      ],
    },
    {
      heading: "Charging places",
      paragraphs: [
        "Close to the work, out of the lanes and of cold stores, each with a waiting place, with supply for all at once.",
      ],
    },
    {
      heading: "Operating zones",
      paragraphs: [
        "By annex A of ISO 3691-4: marked, with their clearances, known to the people there.",
        "Personnel detection and emergency stop are on the vehicle, never in the fleet manager; after an emergency stop a person releases it. Whoever commissions the system does the risk assessment; we contribute the vehicle's part.",
      ],
      facts: [
        ["ISO 3691-4", "Driverless industrial trucks and their systems"],
        ["ISO 13849-1", "Safety-related parts of controls: performance levels"],
        ["ANSI/ITSDF B56.5", "Guided industrial vehicles, in North America"],
        ["ANSI/RIA R15.08", "Industrial mobile robots, in North America"],
        ["CE marking", "Under the machinery rules of the European Union"],
      ],
    },
  ],
};
