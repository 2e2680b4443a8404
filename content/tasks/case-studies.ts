import { dockToRack } from "./case-studies/dock-to-rack.ts";
import { lineSideMilkRun } from "./case-studies/line-side-milk-run.ts";
import { racksToPacking } from "./case-studies/racks-to-packing.ts";
import { transferPoint } from "./case-studies/transfer-point.ts";
import { twoDecks } from "./case-studies/two-decks.ts";
import { wrappedPallets } from "./case-studies/wrapped-pallets.ts";
import type { CaseStudyDetail } from "./case-study.ts";

/** The newest first. */
const records = [
  wrappedPallets,
  lineSideMilkRun,
  dockToRack,
  twoDecks,
  racksToPacking,
  transferPoint,
] as const;

export type CaseStudyId = (typeof records)[number]["id"];

/** What cards and lists show of each case study. */
export const caseStudies = records.map(({ detail: _, ...card }) => card);

/** What the page of a case study tells beyond its card; kept apart, so that pages with cards don't carry it. */
export function caseStudyDetail(id: string): CaseStudyDetail {
  const found = records.find((record) => record.id === id);
  if (!found) throw new Error(`content/tasks/case-studies.ts has no "${id}".`);
  return found.detail;
}
