import type { Concrete } from "#addresses/pages.ts";
import type { VehicleReference } from "#vehicles/index.ts";
import type { RelatedLink } from "../frame/related.ts";
import type { PictureName } from "../pictures/pictures.ts";
import type { Faq } from "../products/faqs.ts";
import type { CaseStudy } from "./case-study.ts";
import type { FloorPlan } from "./floor-plan.ts";

/**
 * A task on the floor, or an industry's usual ones: numbered steps on a plan, the vehicles, what the site needs, and
 * the figures to plan with.
 */
export type TaskPage<To extends string = string> = {
  path: Concrete<"/use-cases/:task" | "/industries/:task">;
  /** On cards and in menus. */
  name: string;
  card: string;
  title: string;
  /** For search engines. */
  description: string;
  /** The page's message in one sentence, below its name. */
  statement: string;
  introduction: readonly string[];
  picture: PictureName;
  /**
   * How much of the first view the picture takes: depends on whether the story is about a floor, a rack or a vehicle.
   */
  opening: "half" | "tall" | "wide";
  layout: TaskLayout;
  plan: FloorPlan;
  planHeadline: string;
  /** One for each stop of the plan. */
  steps: readonly { title: string; text: string }[];
  vehiclesHeadline: string;
  vehicles: readonly { product: VehicleReference; why: string }[];
  software: { title: string; why: string; to: To; next: string };
  siteHeadline: string;
  /** A text may name the aisle that a vehicle needs: "2733 mm", or nothing if the vehicle has left the line. */
  site: readonly {
    title: string;
    text: string | ((aisle: (product: VehicleReference) => string) => string);
  }[];
  figures: readonly { value: string; unit: string; text: string }[];
  caseStudy: CaseStudy["id"];
  questions: readonly Faq[];
  related: readonly RelatedLink<To>[];
  /** Shown beside the case study, where its own picture is on too many pages. */
  studyPicture?: PictureName;
  next: { headline: string; introduction: string };
  /** All parts between the opening and where to read on, in the order in which this page tells its story. */
  order: readonly TaskPart[];
};

/**
 * How a page is built below its opening, by what its story turns on. walk: a route, so the floor from edge to edge.
 * ledger: an exchange, so the floor beside its steps and before beside after. upright: a sequence at one place, so the
 * floor stands on end beside its steps. machine: a vehicle, so one vehicle fills the page and the steps come first.
 */
export const taskLayouts = ["walk", "ledger", "upright", "machine"] as const;
export type TaskLayout = (typeof taskLayouts)[number];

export const taskParts = ["plan", "vehicles", "site", "caseStudy", "questions"] as const;
export type TaskPart = (typeof taskParts)[number];

/** A task that visitors look for by name. `icon` is one of app/sections/task-icon/task-icons.svg. */
export type UseCase = TaskPage & { id: string; icon: string };
