import { requirementWords } from "#content/planner/requirement.ts";
import { type Fonts, openSheet } from "../sheet.ts";
import { type Required, setRequirement } from "./set-requirement.ts";

/** The requirement document of a plan as a PDF. The same plan, sums and simulated figures give the same bytes. */
export function makeRequirement(fonts: Fonts, required: Required) {
  const { kind, title, introduction } = requirementWords;
  const sheet = openSheet(fonts, { title: title(required.plan.name), subject: introduction, kind });
  setRequirement(sheet, required);
  return sheet.finish();
}
