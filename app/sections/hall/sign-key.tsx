import { vehicleSigns } from "#content/vehicle-signs.ts";
import type { State } from "#planner/traffic/moves.ts";
import styles from "./sign-key.module.css";
import { signs } from "./signs.ts";

/** The signs beside vehicles, each with its word. */
export function SignKey() {
  return (
    <ul className={styles.key}>
      {Object.entries(signs).map(([state, path]) => (
        <li key={state} data-sign={state}>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d={path} />
          </svg>
          {vehicleSigns[state as State]}
        </li>
      ))}
    </ul>
  );
}
