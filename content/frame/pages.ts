import { isListed } from "#addresses/find.ts";
import type { Concrete, RecordedPath } from "#addresses/pages.ts";
import type { InternalLink } from "../posts/internal-link.ts";
import { industries } from "../tasks/industries.ts";
import { useCases } from "../tasks/use-cases.ts";
import { answerPages } from "./pages/answers.ts";
import { companyPages } from "./pages/company.ts";
import { landingPages } from "./pages/landing.ts";
import { productPages } from "./pages/products.ts";
import { resourcePages } from "./pages/resources.ts";
import { unlistedPages } from "./pages/unlisted.ts";

/**
 * Every page that has an address, apart from the home page, vehicles, case studies and blog posts:
 * what a search engine shows of it, and its first words.
 */
export type PageRecord<To extends string = string> = {
  path: Concrete<RecordedPath>;
  title: string;
  description: string;
  /** Its heading; if left out, its title up to the colon. */
  heading?: string;
  /** The page's message in one sentence, below its heading. */
  statement?: string;
  introduction: readonly string[];
  /** Links beside the introduction. */
  links?: readonly { label: string; to: To }[];
};

/** A page record with its heading filled in. */
export type Page = PageRecord<InternalLink> & {
  heading: string;
  /** False: not in the sitemap, and marked noindex for search engines. */
  listed: boolean;
};

const recorded = [
  ...landingPages,
  ...productPages,
  ...answerPages,
  ...useCases,
  ...industries,
  ...resourcePages,
  ...companyPages,
  ...unlistedPages,
] as const;

export type PagePath = (typeof recorded)[number]["path"];

const records: readonly PageRecord<InternalLink>[] = recorded;

/* A page of addresses/pages.ts that has no record here is a type error, which names it. */
undefined as unknown as Exclude<RecordedPath, `${string}:${string}` | PagePath> satisfies never;

export const pages: readonly Page[] = records.map((page) => ({
  heading: nameOf(page),
  ...page,
  listed: isListed(page.path),
}));

/** The page at one of their addresses. */
export function pageAt(path: PagePath): Page {
  const page = findPage(path);
  if (!page) throw new Error(`content/frame/pages.ts has no page for ${path}`);
  return page;
}

export function findPage(path: string): Page | undefined {
  const wanted = path.toLowerCase();
  return pages.find((page) => page.path.toLowerCase() === wanted);
}

/** A page's name in lists: its title up to the colon. */
function nameOf({ title }: Pick<PageRecord, "title">) {
  return title.split(":")[0] ?? title;
}
