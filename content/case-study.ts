import type { PictureName } from "./pictures.ts";

/** A worked model: the site is invented, its figures are the product table's and the planner's. */
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
  /** Now that the floor is modelled. */
  otherwise: string;
  /** What the model counts, and what it leaves out. */
  modelled: string;
  /** What comes next on this floor. */
  next: string;
  /** All parts below the head, in the order in which this page tells its story. */
  order: readonly CaseStudyPart[];
};

export const caseStudyParts = ["facts", "story", "modelled", "hard", "used"] as const;
export type CaseStudyPart = (typeof caseStudyParts)[number];

/** One site, whole. */
export type CaseStudyRecord = CaseStudy & { detail: CaseStudyDetail };
