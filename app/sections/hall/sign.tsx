import type { State } from "#planner/traffic/moves.ts";
import styles from "./sign.module.css";
import { signs } from "./signs.ts";

/** The sign of a vehicle's state; where it travels, an arrow on request. */
export function Sign({ state, arrow = false }: { state: State; arrow?: boolean }) {
  const path = signs[state] ?? (arrow ? travels : undefined);
  if (!path) return null;
  return (
    <svg className={styles.sign} data-sign={state} viewBox="0 0 12 12" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

const travels = "M1 6h10M7 2l4 4l-4 4";
