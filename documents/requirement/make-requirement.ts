import { requirementWords } from "#content/requirement.ts";
import type { Costs } from "#planner/money/costs.ts";
import type { Plan } from "#planner/plan/plan.ts";
import type { FontName } from "../fonts.ts";
import { openSheet } from "../sheet.ts";
import { setRequirement } from "./set-requirement.ts";

/** The requirement document of a plan as a PDF: the same plan and sums give the same bytes. */
export function makeRequirement(fonts: Record<FontName, Buffer>, plan: Plan, costs: Costs | undefined) {
  const { kind, title, introduction } = requirementWords;
  const sheet = openSheet(fonts, { title: title(plan.name), subject: introduction, kind });
  setRequirement(sheet, plan, costs);
  return sheet.finish();
}
