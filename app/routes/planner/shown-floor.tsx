import { type ComponentType, useRef, useState } from "react";
import { useDwell } from "#app/sections/hall/use-dwell.ts";
import type { Counts } from "#planner/fleet/total.ts";
import { BenchFloor } from "./bench-floor.tsx";
import type { DriveProps } from "./drive/drive.tsx";
import type { LoadedPlanner } from "./load-planner.ts";

type ShownFloorProps = Pick<LoadedPlanner, "floor" | "token" | "rest"> & {
  /** The fleet that drives on it; undefined as long as nobody knows how many. */
  count: Counts | undefined;
  /** Whether that is being found out. */
  isOpen: boolean;
};

/**
 * The plan's floor on the bench: a drawing, on which the fleet drives once it has been in view for a moment. While a
 * changed plan is sized, the fleet before drives on, unless the floor is another.
 */
export default function ShownFloor({ floor, token, rest, count, isOpen }: ShownFloorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Drive, setDrive] = useState<ComponentType<DriveProps>>();
  const [driven, setDriven] = useState<DriveProps>();
  if (count !== undefined && (driven?.token !== token || driven.count !== count))
    setDriven({ floor, token, count });
  useDwell(place, () => {
    if (Drive) return;
    /* Without its script the drawing stands. */
    import("./drive/drive.tsx").then(
      (module) => setDrive(() => module.default),
      () => undefined,
    );
  });
  const isStill = count === undefined && !isOpen;
  const drives = Drive && driven && !isStill && JSON.stringify(driven.floor) === JSON.stringify(floor);
  return (
    <div ref={place}>
      {drives ? (
        <Drive {...driven} />
      ) : (
        <BenchFloor floor={floor} rest={isStill ? { title: rest.none } : rest} />
      )}
    </div>
  );
}
