import type { PagePath } from "../frame/pages.ts";
import type { RelatedLink } from "../frame/related.ts";
import type { InternalLink } from "../posts/internal-link.ts";
import type { CaseStudyId } from "../tasks/case-studies.ts";
import type { Faq } from "./faqs.ts";

/**
 * The parts of a software page, which its record puts in order. The capabilities are shown on a floor or by screens.
 */
export const softwareParts = ["capabilities", "connections", "journey", "benefits", "questions"] as const;

export type SoftwarePart = (typeof softwareParts)[number];

/** A part of SyncOS: its capabilities, its connections, an order's way through it, and its benefits. */
export type SoftwarePage = {
  path: PagePath;
  name: string;
  /** What its first view shows, beside the words or below them, and the moment of the run that it begins with, s. */
  opening: { screen: ScreenName; shape: "half" | "wide"; begins: number };
  /** All parts between the opening and where to read on, in the order in which this page tells its story. */
  order: readonly SoftwarePart[];
  /** tabs: each capability with the screen that shows it. floor: all beside one crossing that runs across the page. */
  shownOn: "tabs" | "floor";
  capabilitiesHeadline: string;
  capabilities: readonly {
    name: string;
    title: string;
    text: string;
    points: readonly string[];
    screen: ScreenName;
    /** What a visitor can do to the floor that the screen shows. */
    control?: ScreenControl;
  }[];
  connectionsHeadline: string;
  /** Above, in the middle and below, in the order in which orders pass them. */
  connections: readonly { name: string; items: readonly { title: string; text: string }[] }[];
  journeyHeadline: string;
  journeyNote: string;
  lanes: readonly string[];
  /** From lane to lane; a message within one lane is an action of that part. */
  messages: readonly { from: number; to: number; title: string; text: string }[];
  /** Tools that show the same at work. */
  live: readonly { label: string; to: InternalLink }[];
  benefitsHeadline: string;
  benefits: readonly { title: string; text: string }[];
  questionsHeadline: string;
  questions: readonly Faq[];
  /** The case study whose model shows what this part does. */
  proof: CaseStudyId;
  related: readonly RelatedLink<InternalLink>[];
  next: { headline: string; introduction: string };
};

/**
 * A view of the running floor. crossing: a part of the map. fleet: each vehicle, and what it does. work: what it has
 * done and is to do. systems: what is joined, with the last message of each. way: one order's.
 */
export type ScreenPart =
  | "map"
  | "crossing"
  | "orders"
  | "vehicles"
  | "signals"
  | "fleet"
  | "work"
  | "systems"
  | "way";

/** A screen has one part, or several. desk: the map and its fleet. shift: the work. gateway: the systems, and an order's way. */
export type ScreenName =
  | Extract<ScreenPart, "map" | "crossing" | "orders" | "vehicles" | "signals">
  | "desk"
  | "shift"
  | "gateway";

/** aisle, door: shut it. stop: a vehicle. call: place an order by hand. */
export type ScreenControl = "aisle" | "door" | "stop" | "call";
