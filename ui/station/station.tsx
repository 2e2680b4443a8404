import type { CSSProperties, ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import type { Lane, PhoneLane } from "#ui/line/line.tsx";
import styles from "./station.module.css";

type Properties = {
  /** "02"; nothing on a page that numbers its own parts. */
  number?: string | undefined;
  children: ReactNode;
  /** The hairline that the node sits on, and the same on a phone (0, 2 or 4 there). */
  lane: Lane;
  phoneLane: PhoneLane;
  /** The words stand before the node; lane 4 does so by itself. */
  before?: boolean;
  /** 2 where the name of the section is its heading; `id` then names the heading. */
  heading?: 2;
  id?: string;
};

/** The number and name of a section, as a node on the line at the height of the section's padding. */
export function Station({ number, children, lane, phoneLane, before = false, heading, id }: Properties) {
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
          {number && <span className={styles.number}>{number}</span>}
          <Name className={styles.name} id={id}>
            {children}
          </Name>
        </div>
      </div>
    </div>
  );
}
