import { FloorFigure } from "#app/sections/floor-figure/floor-figure.tsx";
import type { LoadedPlanner } from "./load-planner.ts";

/** The plan's floor on the bench; an element of its own, because its script comes after its HTML. */
export default function ShownFloor({ floor }: Pick<LoadedPlanner, "floor">) {
  return (
    <div>
      <FloorFigure floor={floor} />
    </div>
  );
}
