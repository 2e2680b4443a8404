import type { Vehicle } from "#vehicles/index.ts";
import type { CaseStudy } from "./case-studies.ts";
import type { Faq } from "./faqs.ts";
import type { FloorPlan } from "./floor-plan.ts";
import type { PictureName } from "./pictures.ts";

/**
 * A task on the floor, or an industry's usual ones: numbered steps on a plan, who does them, what the site needs, the
 * figures to plan with. Title, description and first words stand in content/pages.ts.
 */
export type TaskPage = {
  path: string;
  picture: PictureName;
  plan: FloorPlan;
  planHeadline: string;
  /** One for each stop of the plan. */
  steps: readonly { title: string; text: string }[];
  doersHeadline: string;
  doers: readonly { product: Vehicle["product"]; why: string }[];
  software: { title: string; why: string; to: string; next: string };
  siteHeadline: string;
  site: readonly { title: string; text: string }[];
  figures: readonly { value: string; unit: string; text: string }[];
  caseStudy: CaseStudy["id"];
  questions: readonly Faq[];
  related: readonly { title: string; text: string; to: string; picture: PictureName; category: string }[];
  next: { headline: string; introduction: string };
};
