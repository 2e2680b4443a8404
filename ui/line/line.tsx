import type { CSSProperties } from "react";
import { classes } from "#ui/classes.ts";
import styles from "./line.module.css";

/** A hairline of the grid, 0 at the left to 4 at the right. */
export type Lane = 0 | 1 | 2 | 3 | 4;

/** Below 768 px only these have hairlines. */
export type PhoneLane = 0 | 2 | 4;

type Way = {
  /** Where the line comes in and where it goes out. A number between two lanes is a place between them. */
  from: number;
  to: number;
};

type Properties = Way & {
  /** The same below 768 px, where lanes 0, 2 and 4 have hairlines. */
  phone: Way;
  /** Where in the section the line changes its lane. `--line-turn` moves it: the distance from that end. */
  turn?: "start" | "end";
  /** The line lies over a picture: above the grid, and in the signal colour. */
  over?: boolean;
  className?: string | undefined;
};

/**
 * The part of the one green line that runs through a section: down one lane, at 45° into the change,
 * and down another. Drawn by CSS alone, so it stands before script and at any height.
 * `--line-begin` and `--line-end` keep it away from the section's top and bottom.
 */
export function Line({ from, to, phone, turn = "start", over = false, className }: Properties) {
  const lanes = { "--from": from, "--to": to, "--phone-from": phone.from, "--phone-to": phone.to };
  return (
    <div
      className={classes(styles.rail, over && styles.over, className)}
      style={lanes as CSSProperties}
      aria-hidden="true"
    >
      <div className={classes(styles.line, turn === "end" && styles.turnAtEnd)} />
    </div>
  );
}
