import type { ReactNode } from "react";
import { FloorFigure } from "#app/sections/floor-figure/floor-figure.tsx";
import { SignKey } from "#app/sections/hall/sign-key.tsx";
import { plannerBegin } from "#content/planner/begin.ts";
import type { Floor } from "#planner/floor/floor.ts";
import styles from "./bench-floor.module.css";

type BenchFloorProps = {
  floor: Floor;
  over?: ReactNode;
  /** What can be done on it, until its controls are there. */
  rest?: { title: string; text?: string };
  children?: ReactNode;
};

/**
 * The plan's floor on the bench: what controls it has room before it comes, in which stands what one can do there, and
 * its key is folded on a phone.
 */
export function BenchFloor({ floor, over, rest, children }: BenchFloorProps) {
  return (
    <FloorFigure
      floor={floor}
      over={over}
      foot={(key, legend) => (
        <details data-aside="" className={styles.fold}>
          <summary>{plannerBegin.key}</summary>
          {key}
          <SignKey />
          <p className={styles.legend}>{legend}</p>
        </details>
      )}
    >
      <div className={styles.controls}>
        {rest && (
          <p className={styles.rest}>
            <b>{rest.title}</b> {rest.text}
          </p>
        )}
        {children}
      </div>
    </FloorFigure>
  );
}
