/** What a page is, as a search names it beside its title. */
export type Kind =
  | "Page"
  | "Software"
  | "Vehicle"
  | "Vehicles"
  | "Use case"
  | "Industry"
  | "Case study"
  | "Episode"
  | "Document"
  /** Says what became of something: a form that was sent, a fault. */
  | "Notice"
  /** For programs. */
  | "File";

type Address = {
  /** The file below app/routes/ that draws it; left out where the page above it does. */
  file?: string;
  kind: Kind;
  /**
   * "at build": a file, the same for everybody. "once": rendered when it is first asked for and kept until what it shows
   * changes. "on request": rendered for each request.
   */
  made: "at build" | "once" | "on request";
  /** Parameters that change what it shows; with one of them it is rendered on request. "any": an empty one counts, too. */
  query?: readonly string[] | "any";
  /** Its whole state is in its query, which may be long. */
  holdsState?: true;
  /** Visitors often open it next, so its files are fetched ahead. */
  isLikelyNext?: true;
  /** The part of the server that answers it; where that has no page, there is none. */
  area?: "desk" | "blog desk";
  /** Who may see it: "sender" is whoever has the link to a submission. */
  for: "anyone" | "sender" | "staff";
  /** Whether search engines may list it. */
  listed: boolean;
};

const page = { kind: "Page", made: "at build", for: "anyone", listed: true } as const;
const software = { ...page, kind: "Software", file: "software/software.tsx" } as const;
const answer = { ...page, file: "answer/answer.tsx" } as const;
const task = { ...page, file: "task/task.tsx" } as const;
const unlisted = { ...page, listed: false } as const;
const notice = { ...unlisted, kind: "Notice" } as const;
const state = { query: "any", holdsState: true } as const;
const file = { ...unlisted, kind: "File" } as const;
/** Of one visitor or one member of staff, so nothing of it is kept. */
const own = { ...unlisted, made: "on request" } as const;
const blogDesk = { ...own, area: "blog desk" } as const;
const desk = { ...own, for: "staff", area: "desk" } as const;

/**
 * Every address of the site. Routes, prerendering, the sitemap and the search, what the server keeps or renders, and who
 * may see what follow from this list; so do the types of links, so nothing can name an address that is not here.
 */
const addresses = {
  "/": { ...page, file: "home/home.tsx" },

  "/lp1": { ...page, file: "landing/lp1.tsx" },
  "/lp2": { ...page, file: "landing/lp2.tsx" },
  "/lp3": { ...page, file: "landing/lp3.tsx" },

  "/products/syncos": { ...software, isLikelyNext: true },
  "/products/fleet-manager": software,
  "/products/integrator": software,
  "/products/Mag": { ...page, kind: "Vehicles", file: "vehicles/vehicles.tsx" },
  "/products/compare": { ...page, kind: "Vehicles", file: "compare/compare.tsx", query: ["vehicles"] },
  "/products/mag-product": {
    ...page,
    kind: "Vehicle",
    file: "vehicle/vehicle.tsx",
    made: "once",
    query: ["product"],
  },

  "/planner": { ...page, ...state, file: "planner/planner.tsx" },
  "/planner/play": { ...page, ...state, file: "play/play.tsx" },
  "/vda-5050": { ...page, file: "vda-5050/vda-5050.tsx" },
  "/costs": answer,
  "/safety": answer,
  "/interfaces": answer,
  "/sandbox": { ...page, file: "answer/sandbox.tsx" },
  "/sandbox/:id": { ...own, file: "sandbox/sandbox.tsx", query: ["key"], for: "anyone" },
  "/service": answer,
  "/planner/method": { ...page, file: "planner/method.tsx" },
  "/planner/answer": { ...file, ...state, file: "planner/answer.ts", made: "on request" },
  "/planner/files/:file": { ...file, ...state, file: "planner/plan-file.ts", made: "on request" },

  "/use-cases/:task": { ...task, kind: "Use case" },
  "/industries/:task": { ...task, kind: "Industry" },

  "/case-studies": { ...page, file: "case-studies/case-studies.tsx", query: ["industry", "vehicle"] },
  "/case-study/:id": { ...page, kind: "Case study", file: "case-study/case-study.tsx" },

  "/news": { ...page, file: "news/news.tsx" },
  "/blogs": { ...page, file: "blogs/blogs.tsx", made: "once", query: ["category", "page"] },
  "/blogs/:slug": { ...page, file: "blog-post/blog-post.tsx", made: "once" },
  "/reports": { ...page, file: "reports/reports.tsx" },
  "/events": { ...page, file: "events/events.tsx" },
  "/calendar/:file": { ...file, file: "events/calendar-file.ts" },
  "/podcasts": { ...page, file: "podcasts/podcasts.tsx", query: ["q"] },
  "/podcasts/:id": { ...page, kind: "Episode", file: "podcast/podcast.tsx" },
  "/product-documentation": {
    ...page,
    file: "product-documentation/product-documentation.tsx",
    query: ["q"],
  },
  "/documents/:document": { ...unlisted, kind: "Document", file: "document/document.tsx" },
  "/careers": { ...page, file: "careers/careers.tsx" },

  "/partner-with-us": { ...page, file: "partners/commercial-partner.tsx" },
  "/tech-partner": { ...page, file: "partners/tech-partner.tsx" },
  "/our-solution": { ...page, file: "partners/our-solution.tsx" },

  "/about-us": { ...page, file: "about-us/about-us.tsx", isLikelyNext: true },
  "/contact": { ...page, file: "contact/contact.tsx", query: ["about", "plan", "sums"], isLikelyNext: true },
  "/terms": { ...page, file: "legal/terms.tsx" },
  "/privacy": { ...page, file: "legal/privacy.tsx" },

  "/search": { ...unlisted, file: "search/search.tsx", query: ["q"] },
  "/coming-soon": { ...unlisted, file: "coming-soon/coming-soon.tsx" },
  "/magazine": { ...unlisted, file: "magazine/magazine.tsx" },

  "/enquiry/sent": { ...notice, file: "enquiry/sent.tsx", query: ["track"], for: "sender" },
  "/enquiry/track/:token": { ...own, kind: "Notice", file: "enquiry/track.tsx", for: "sender" },
  "/enquiry/thank-you/:document?": {
    ...notice,
    file: "enquiry/thank-you.tsx",
    query: ["track"],
    for: "sender",
  },
  "/enquiry/again": { ...own, kind: "Notice", file: "enquiry/again.tsx", for: "sender" },
  "/failed": { ...notice, file: "failed.tsx", made: "once" },

  "/native-blogs": {
    ...blogDesk,
    file: "native-blogs/list.tsx",
    query: ["search", "state", "category", "page", "saved"],
  },
  "/native-blogs/new": { ...blogDesk, file: "native-blogs/editor.tsx", for: "staff" },
  "/native-blogs/:id": { ...blogDesk, file: "native-blogs/article.tsx" },
  "/native-blogs/:id/edit": { ...blogDesk, file: "native-blogs/editor.tsx", for: "staff" },
  "/native-blogs/:id/versions": {
    ...blogDesk,
    file: "native-blogs/versions.tsx",
    query: ["older", "newer", "done", "problem"],
    for: "staff",
  },
  "/native-blogs/:id/delete": { ...blogDesk, file: "native-blogs/delete.tsx", for: "staff" },

  "/staff": { ...desk, file: "staff/staff.tsx" },
  "/staff/sign-in": desk,
  "/staff/sign-in/second-factor": desk,
  "/staff/welcome/:token": desk,
  "/staff/enquiries/:reference": desk,
  "/staff/erase": desk,
  "/staff/accounts": desk,
  "/staff/audit": desk,
  "/staff/account": desk,
  "/staff/account/second-factor": desk,
  "/staff/export.csv": { ...desk, kind: "File" },

  "/sitemap.xml": { ...file, file: "crawlers/sitemap.ts", made: "once" },
  "/robots.txt": { ...file, file: "crawlers/robots.ts" },
  "/feed.xml": { ...file, file: "crawlers/feed.ts", made: "once" },
  "/site.webmanifest": { ...file, file: "crawlers/installed.ts" },
  "/llms.txt": { ...file, file: "crawlers/llms.ts" },
} as const satisfies Record<`/${string}`, Address>;

type Addresses = typeof addresses;

/** An address as the list writes it: with `:name` for a part that varies. */
export type Pattern = keyof Addresses;

/** An address as a link writes it. */
export type Concrete<Path extends string> = Path extends `${infer Start}:${string}`
  ? `${Start}${string}`
  : Path;

type Where<Asked> = { [Path in Pattern]: Addresses[Path] extends Asked ? Path : never }[Pattern];

/** The addresses of which each has several pages or files. */
export type FamilyPattern = Extract<Pattern, `${string}:${string}`>;

/** The families whose pages the build knows. */
export type BuiltFamily = Extract<FamilyPattern, Where<{ made: "at build" }>>;

/** The addresses that have a query. */
export type QueriedPattern = Where<{ query: unknown }>;

/** The parameters of an address. */
export type QueryName<Page extends QueriedPattern> = Addresses[Page]["query"] extends readonly (infer Name)[]
  ? Name
  : string;

/** The pages with a search that is kept in their address. */
export type SearchedPattern = Where<{ query: readonly "q"[] }>;

/** What the desk answers. */
export type DeskPattern = Where<{ area: "desk" }>;

/** The pages of which content/frame/pages.ts has a record: title, description, first words. */
export type RecordedPath = Exclude<
  Where<{ for: "anyone"; kind: Exclude<Kind, "Vehicle" | "Notice" | "File"> }>,
  "/" | Exclude<FamilyPattern, "/use-cases/:task" | "/industries/:task">
>;

/** What is known of an address, by its pattern. */
export const addressOf: (pattern: Pattern) => Address = (pattern) => addresses[pattern];

export const patterns = Object.keys(addresses) as Pattern[];

/** The patterns without a part that varies. */
export const plainPaths = patterns.filter((pattern) => !isFamily(pattern)) as Exclude<
  Pattern,
  FamilyPattern
>[];

export const builtFamilies = patterns.filter(
  (pattern) => isFamily(pattern) && addressOf(pattern).made === "at build",
) as BuiltFamily[];

/** An address of the desk, as the part of the server that answers below /staff writes it. */
export function deskPath<Path extends DeskPattern>(pattern: Path) {
  return (pattern.slice("/staff".length) || "/") as Path extends `/staff${infer Below}`
    ? Below extends ""
      ? "/"
      : Below
    : never;
}

function isFamily(pattern: Pattern) {
  return pattern.includes(":");
}
