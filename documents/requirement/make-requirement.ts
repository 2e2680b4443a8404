import { requirementWords } from "#content/planner/requirement.ts";
import { type Fonts, openSheet } from "../sheet.ts";
import { type Required, setRequirement } from "./set-requirement.ts";

/** Room between two rows of a table, in points: the first with which the last page isn't nearly empty, or the best. */
const rooms = [9, 8, 7, 10, 11, 12] as const;
const maxLeft = 0.4;
/** A longer document is set once: its last page is a small part of it. */
const maxPages = 15;

/** The requirement document of a plan as a PDF. The same plan, sums and simulated figures give the same bytes. */
export function makeRequirement(fonts: Fonts, required: Required) {
  return fullest(fonts, required).sheet.finish();
}

/** The document with the fullest last page. */
export function fullest(fonts: Fonts, required: Required) {
  const { kind, title, introduction } = requirementWords;
  const set = (room: number) => {
    const sheet = openSheet(fonts, { title: title(required.plan.name), subject: introduction, kind });
    return { sheet, left: setRequirement(sheet, required, room) };
  };
  let best = set(rooms[0]);
  if (best.sheet.doc.bufferedPageRange().count > maxPages) return best;
  for (const room of rooms.slice(1)) {
    if (best.left <= maxLeft) break;
    const closer = set(room);
    if (closer.left < best.left) best = closer;
  }
  return best;
}
