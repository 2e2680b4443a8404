import { countFirst } from "../../wording/count-word.ts";
import { vehicleCount } from "../../wording/counts.ts";
import { lists } from "../../wording/lists.ts";
import type { PageRecord } from "../pages.ts";

const floors = countFirst(lists.caseStudies);

/** Pages to read, and events to join. */
export const resourcePages = [
  {
    path: "/case-studies",
    title: "Case studies",
    description: `${floors} worked models of MAG fleets: plan, fleet size, waiting and payback computed by the planner, and a week hour by hour.`,
    statement: "Floors, worked out",
    introduction: [
      `${floors} floors of ours, modelled with the planner: how work runs today, how a fleet would run it, what is hard. Each can be replayed and changed.`,
    ],
  },
  {
    path: "/news",
    title: "News",
    description: "Releases of MAG vehicles and SyncOS, and news of the company, in short.",
    heading: "News",
    introduction: ["Releases of vehicles and software, and news of the company, in short."],
  },
  {
    path: "/blogs",
    title: "Blogs",
    description: "Notes on fleets, floors and standards by the people who commission them.",
    statement: "Notes from the floor",
    introduction: [
      "What we learn while vehicles are commissioned: sizing, aisles, pallets, charging and standards.",
    ],
    links: [{ label: "Case studies", to: "/case-studies" }],
  },
  {
    path: "/reports",
    title: "Reports",
    description:
      "Sizing a fleet, preparing the floor, charging, connecting systems, handovers, go-live: methods, checklists and tables to read here.",
    statement: "Longer reading",
    introduction: ["Methods, checklists and tables, from the size of a fleet to its first shift. No form."],
  },
  {
    path: "/events",
    title: "Events",
    description: "Open days, online sessions and fairs where MAG vehicles move and engineers answer.",
    statement: "See them move",
    introduction: [
      "Open days, online sessions and fairs where you can watch the vehicles and ask the engineers.",
    ],
  },
  {
    path: "/podcasts",
    title: "Podcasts",
    description:
      "Conversations about moving material, with planners, operators and integrators. One question each.",
    statement: "One question at a time",
    introduction: [
      "Conversations with people who move material every day: planners, operators and integrators. Each episode has its transcript.",
    ],
  },
  {
    path: "/product-documentation",
    title: "Product Documentation",
    description: `Datasheets, guides and interface descriptions for the ${vehicleCount} MAG vehicles and SyncOS.`,
    statement: "Every figure, with its unit",
    introduction: [
      "Datasheets with drawings at scale and a checklist, guides, interface descriptions. Most of it can be read on this site.",
    ],
  },
  {
    path: "/careers",
    title: "Careers",
    description:
      "Work on vehicles and software that people share a floor with: open roles, and how to apply.",
    statement: "Build things that move",
    introduction: [
      "We build vehicles and the software that runs them, and we are on site when they start work.",
    ],
  },
] as const satisfies readonly PageRecord[];
