import { company } from "../../company/company.ts";
import { vehicleCount } from "../../wording/counts.ts";
import type { PageRecord } from "../pages.ts";

/** Pages that no search engine should list. */
export const unlistedPages = [
  {
    path: "/native-blogs",
    title: "Blog management",
    description: `Where the posts of ${company.name} are written and kept. Anyone may read; writing requires a staff account.`,
    heading: "Blog management",
    introduction: [
      "The place where our posts are written and kept. Anyone may read; writing requires a staff account.",
    ],
    links: [{ label: "Read the blog", to: "/blogs" }],
  },
  {
    path: "/search",
    title: "Search",
    description:
      "Search every page and document of this site: vehicles, software, case studies, reports, posts and transcripts.",
    heading: "Search",
    introduction: [
      "Every page, every document and what each contains: vehicles, software, use cases, case studies, reports, posts, and the transcripts of episodes.",
    ],
  },
  {
    path: "/coming-soon",
    title: "Coming soon",
    description: `This page is in preparation. The ${vehicleCount} vehicles, the case studies and our contact form are ready now.`,
    heading: "Coming soon",
    introduction: ["This page is in preparation."],
    links: [{ label: "Home page", to: "/" }],
  },
  {
    path: "/magazine",
    title: "Magazine",
    description:
      "The first issue of our magazine is being written: a crossing, a pallet, a cold store, and a line of tape.",
    heading: "Magazine",
    introduction: [
      "A magazine about material flow. The first issue is being written; the news will say when it is out.",
    ],
    links: [
      { label: "Read the news", to: "/news" },
      { label: "Read the blog", to: "/blogs" },
    ],
  },
] as const satisfies readonly PageRecord[];
