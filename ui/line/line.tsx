import type { CSSProperties } from "react";
import { classes } from "#ui/classes.ts";
import styles from "./line.module.css";
import { usePlace } from "./place.ts";

type LineProps = {
  /** The line lies over a picture: above the grid, and in the signal colour. */
  over?: boolean;
  className?: string | undefined;
};

/**
 * The part of the one green line that runs through a section: down one lane, at 45° into the change, and down another.
 * `Sections` says which ones. It is drawn by CSS alone, so it works before script and at any height. `--line-turn`
 * moves the change: its distance from the end. `--line-begin` and `--line-end` keep the line away from the section's
 * top and bottom.
 */
export function Line({ over = false, className }: LineProps) {
  const { from, to, turn } = usePlace();
  const lanes = {
    "--from": from.lane,
    "--to": to.lane,
    "--phone-from": from.phoneLane,
    "--phone-to": to.phoneLane,
  };
  return (
    <div
      className={classes(styles.rail, over && styles.over, className)}
      style={lanes as CSSProperties}
      aria-hidden="true"
    >
      <div className={classes(styles.line, turn && styles.turnAtEnd)} />
    </div>
  );
}
