import { company } from "../company.ts";
import { vehicleCount } from "../counts.ts";
import type { Page } from "../pages.ts";

/** What no search engine is to list. */
export const unlistedPages = [
  {
    path: "/native-blogs",
    title: "Blog management",
    description: `Where the posts of ${company.name} are written and kept. Everyone may read; writing asks for a staff account.`,
    heading: "Blog management",
    introduction: [
      "The place where our posts are written and kept. Everyone may read; writing asks for a staff account.",
    ],
    next: [{ label: "Read the blog", to: "/blogs" }],
    listed: false,
  },
  {
    path: "/search",
    title: "Search",
    description: "Search every page of this site: vehicles, software, case studies and documents.",
    heading: "Search",
    introduction: [],
    next: [],
    listed: false,
  },
  {
    path: "/coming-soon",
    title: "Coming soon",
    description: `This page is being made. The ${vehicleCount} vehicles, the case studies and the way to an engineer are there already.`,
    heading: "Coming soon",
    introduction: ["This page is being made. What it will show is not ready to be shown yet."],
    next: [{ label: "Home page", to: "/" }],
    listed: false,
  },
  {
    path: "/magazine",
    title: "Magazine",
    description:
      "The first issue of our magazine is being written: a crossing, a pallet, a cold store, and a line of tape.",
    heading: "Magazine",
    introduction: ["A magazine about material that moves by itself. The first issue is being written."],
    next: [{ label: "Read the blog", to: "/blogs" }],
    listed: false,
  },
] as const satisfies readonly Page[];
