import { type ComponentType, useRef, useState } from "react";
import { FloorFigure } from "#app/sections/floor-figure/floor-figure.tsx";
import { useDwell } from "#app/sections/hall/use-dwell.ts";
import type { DriveProps } from "./drive/drive.tsx";
import type { LoadedPlanner } from "./load-planner.ts";

type ShownFloorProps = Pick<LoadedPlanner, "floor" | "token"> & {
  /** The fleet that drives on it; undefined as long as nobody knows how many. */
  count: number | undefined;
};

/** The plan's floor on the bench: a drawing, on which the fleet drives once it has been in view for a moment. */
export default function ShownFloor({ floor, token, count }: ShownFloorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Drive, setDrive] = useState<ComponentType<DriveProps>>();
  useDwell(place, () => {
    if (Drive) return;
    /* Without its script the drawing stands. */
    import("./drive/drive.tsx").then(
      (module) => setDrive(() => module.default),
      () => undefined,
    );
  });
  return (
    <div ref={place}>
      {Drive && count !== undefined ? (
        <Drive key={`${token} ${count}`} floor={floor} token={token} count={count} />
      ) : (
        <FloorFigure floor={floor} />
      )}
    </div>
  );
}
