import type { PictureName } from "./pictures.ts";

/** Sample sites, invented for this website. Figures are those of the product table, or none. */
export type CaseStudy = {
  id: string;
  title: string;
  industry: string;
  site: string;
  systems: readonly string[];
  before: string;
  after: string;
  picture: PictureName;
};

/** What the page of a case study tells beyond its card; apart from the cards, which the home page carries too. */
export type CaseStudyDetail = {
  /** ISO date. */
  published: string;
  introduction: string;
  before: readonly string[];
  after: readonly string[];
  /** What was hard, and what it took. */
  hard: readonly { title: string; text: string }[];
  /** What the site does next. */
  next: string;
  /** All parts below the head, in the order in which this page tells its story. */
  order: readonly CaseStudyPart[];
};

export const caseStudyParts = ["facts", "story", "modelled", "hard", "used"] as const;
export type CaseStudyPart = (typeof caseStudyParts)[number];

/** One site, whole. */
export type CaseStudyRecord = CaseStudy & { detail: CaseStudyDetail };
