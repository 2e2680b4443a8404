import type { Guide } from "../guides.ts";
import { inSheet } from "../sheet-rows.ts";

export const floor: Guide = {
  id: "guide-floor",
  kind: "Guide",
  title: "Preparing the floor",
  contents:
    "Aisles, doorways, gaps, gradients, crossings and charging places; operating zones to ISO 3691-4.",
  page: { label: "Checklist in Reports", to: "/reports#floor" },
  picture: "blog-5",
  introduction:
    "A vehicle is only as good as the floor it drives on. This guide lists what to prepare before the first vehicle is unloaded.",
  chapters: [
    {
      heading: "Aisles",
      paragraphs: [
        "The width an aisle needs depends on the load, the vehicle and the clearances that the standard requires. These are the figures to plan with; the clearances of your site come on top.",
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
        "Mark on the drawing every doorway with its clear width and height, every gap or sill in the floor, and every gradient with its length. The worst of them decides which vehicle fits, not the average.",
        "Dock plates, drains and expansion joints count as gaps. If the floor is washed, note how often and how long it stays wet.",
      ],
    },
    {
      heading: "Crossings",
      paragraphs: [
        "Where people, forklifts and vehicles meet, the crossing is marked, lit and claimed by one vehicle at a time. Mirrors help people; the vehicle's own scanners decide.",
      ],
    },
    {
      heading: "Charging places",
      paragraphs: [
        "Close to the work, out of the lanes, each with a waiting place beside it. Plan the power supply for all of them at once, and keep them outside any cold store.",
      ],
    },
    {
      heading: "Operating zones",
      paragraphs: [
        "Zones have to be prepared as annex A of ISO 3691-4 describes: marked, with their clearances, and known to the people who work there.",
        "Personnel detection and the emergency stop are on the vehicle. After an emergency stop no vehicle restarts by itself. A fleet manager is not part of the safety system. The party that commissions the system does the risk assessment; we contribute the vehicle's part.",
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
