import { promise } from "../forms/promise.ts";
import type { InternalLink, Words } from "../posts/internal-link.ts";
import type { Report } from "./report.ts";
import { charging } from "./reports/charging.ts";
import { firstWeeks } from "./reports/first-weeks.ts";
import { floor } from "./reports/floor.ts";
import { handovers } from "./reports/handovers.ts";
import { interfaces } from "./reports/interfaces.ts";
import { sizing } from "./reports/sizing.ts";

/** In reading order: from the number of vehicles to their first day of work. */
const records = [sizing, floor, charging, interfaces, handovers, firstWeeks] as const;

export type ReportId = (typeof records)[number]["id"];

export const reports = records satisfies readonly Report<InternalLink>[];

/** Words of the page. */
export const reportsWords = {
  contents: "Contents",
  published: "Published",
  picture: "reports",
  closing: {
    headline: "Shall we work it out together?",
    text: `Send us missions per hour, distances and shifts. ${promise.full}`,
    action: { label: "Talk to an engineer", to: "/contact?about=reports" },
    related: [
      { label: "Product documentation", note: "Datasheets and guides", to: "/product-documentation" },
      { label: "Case studies", note: "What was hard, and what it took", to: "/case-studies" },
      { label: "Blogs", note: "Notes from the floor", to: "/blogs" },
    ],
  },
} as const satisfies Words;
