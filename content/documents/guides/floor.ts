import { inSheet } from "../../products/sheet-rows.ts";
import type { Guide } from "../guides.ts";

export const floor: Guide = {
  id: "guide-floor",
  kind: "Guide",
  title: "Preparing the floor",
  contents:
    "Aisles, doorways, gaps, gradients, crossings and charging places; operating zones to ISO 3691-4.",
  page: { label: "Checklist in Reports", to: "/reports#floor" },
  picture: "blog-5",
  introduction: "What to prepare before the first vehicle is unloaded.",
  chapters: [
    {
      heading: "Aisles",
      paragraphs: [
        "An aisle's width depends on load, vehicle and the standard's clearances. Add those of your site to these figures.",
      ],
      facts: [
        ["MAG 1400 Fork, where it stacks", inSheet("fork", "Aisle")],
        ["MAG 1400 Fork, where two pass", inSheet("fork", "Lane for two")],
        ["MAG 1400 Fork AMR, where it stacks", inSheet("counterBalance", "Aisle")],
      ],
    },
    {
      heading: "Doorways, gaps, gradients",
      paragraphs: [
        "Mark on the drawing every doorway with its clear width and height, every gap or sill, and every gradient with its length. The worst of them decides which vehicle fits.",
        "Dock plates, drains and expansion joints are gaps too. Note how often the floor is washed and how long it stays wet.",
      ],
    },
    {
      heading: "Crossings",
      paragraphs: [
        "A crossing with people or forklifts is marked, lit and claimed by one vehicle at a time. Mirrors help people; the vehicle's scanners decide.",
      ],
    },
    {
      heading: "Charging places",
      paragraphs: [
        "They lie close to the work and out of the lanes, each with a waiting place, outside any cold store. Plan the supply for all of them at once.",
      ],
    },
    {
      heading: "Operating zones",
      paragraphs: [
        "Prepare zones as annex A of ISO 3691-4 describes: marked, with their clearances, and known to the people who work there.",
        "Personnel detection and emergency stop are on the vehicle, and no vehicle restarts by itself after an emergency stop. A fleet manager is no part of the safety system. Whoever commissions the system does the risk assessment; we contribute the vehicle's part.",
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
