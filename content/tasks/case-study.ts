import type { PictureName } from "../pictures/pictures.ts";

/** A worked model: the site is invented, its figures come from the product table and the planner. */
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

/** What the page of a case study tells beyond its card; apart from the cards, which the home page has too. */
export type CaseStudyDetail = {
  /** ISO date. */
  published: string;
  introduction: string;
  before: readonly string[];
  after: readonly string[];
  /** What makes this floor hard, and what it takes. */
  hard: readonly { title: string; text: string }[];
  /** What we would do differently, now that the floor is modelled. */
  otherwise: string;
  /** The model's result in a headline, {inTime} of a hundred orders; what it counts, and what it leaves out. */
  modelled: { headline: string; limits: string };
  /** What comes next on this floor. */
  next: string;
  /** How large its pictures are, on a screen that is wide enough. */
  scale: CaseStudyScale;
  /** All parts below the head, in the order in which this page tells its story. */
  order: readonly CaseStudyPart[];
};

export const caseStudyParts = ["facts", "story", "modelled", "hard", "used"] as const;
export type CaseStudyPart = (typeof caseStudyParts)[number];

export type CaseStudyScale = {
  /** half: beside the words. tall: in the last lanes, from top to bottom. wide: below the words, from edge to edge. */
  opening: "half" | "tall" | "wide";
  /** The plan below the figures, beside them, or from edge to edge. */
  floor: "below" | "beside" | "edge";
  /** The vehicles large, small with their figures beside them, or from edge to edge. */
  vehicles: "large" | "small" | "edge";
};

/** The whole record of one site. */
export type CaseStudyRecord = CaseStudy & { detail: CaseStudyDetail };
