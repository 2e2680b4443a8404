import { plannerEditorWords as words } from "#content/planner/editor.ts";
import type { Edit } from "./floor.ts";
import type { History } from "./history.ts";

/** Says what a step did to the floor, for whoever doesn't see the drawing; nothing of what a field says itself. */
export function sayStep(step: Edit | "undo" | "redo", before: History, after: History): string {
  if (step === "undo" || step === "redo") {
    const left = (step === "undo" ? after.past : after.future).length;
    return after === before ? words.noStep[step] : words.stepped[step](left);
  }
  const { places, lanes } = after.now;
  switch (step.kind) {
    case "add":
    case "move": {
      const place = step.kind === "add" ? places.at(-1) : places.find(({ id }) => id === step.id);
      return place ? words.place(place.id, place.x / 1000, place.y / 1000) : "";
    }
    case "join":
      return after === before ? words.noJoin(step.from, step.to) : words.lane(step.from, step.to, true);
    case "remove":
      return words.removed(step.id);
    case "remove-lane": {
      const lane = before.now.lanes[step.lane];
      return lane ? words.removed(words.lane(lane.from, lane.to, lane.both)) : "";
    }
    case "change-lane": {
      const lane = lanes[step.lane];
      return lane && "both" in step.change ? words.lane(lane.from, lane.to, lane.both) : "";
    }
    case "change-place":
      return "";
  }
}
