import type { CSSProperties, ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import { stationNumber, usePlace } from "#ui/line/place.ts";
import styles from "./station.module.css";

type StationProps = {
  children: ReactNode;
  /** Puts the text before the node; at the right edge it is there anyway. */
  before?: boolean;
  /** 2 if the name is the section's heading; `id` is then the heading's id. */
  heading?: 2;
  id?: string;
};

/**
 * The number and name of a section, as a node on the line at the height of the section's padding; number and lane come
 * from `Sections`.
 */
export function Station({ children, before = false, heading, id }: StationProps) {
  const { from, to, turn } = usePlace();
  const { lane, phoneLane } = turn ? from : to;
  const Name = heading === 2 ? "h2" : "span";
  return (
    <div className={styles.rail}>
      <div
        className={classes(
          styles.station,
          (before || lane === 4) && styles.before,
          phoneLane === 4 && styles.beforeOnPhone,
        )}
        style={{ "--lane": lane, "--phone-lane": phoneLane } as CSSProperties}
      >
        <span className={styles.node} />
        <div className={styles.words}>
          {to.station > from.station && <span className={styles.number}>{stationNumber(from.station)}</span>}
          <Name className={styles.name} id={id}>
            {children}
          </Name>
        </div>
      </div>
    </div>
  );
}
