import { vehicleSigns } from "#content/planner/vehicle-signs.ts";
import type { State } from "#planner/traffic/moves.ts";
import { Sign } from "./sign.tsx";
import styles from "./sign-key.module.css";
import { signs } from "./signs.ts";

/** The signs beside vehicles, each with its word. */
export function SignKey() {
  return (
    <ul className={styles.key}>
      {Object.keys(signs).map((state) => (
        <li key={state}>
          <Sign state={state as State} />
          {vehicleSigns[state as State]}
        </li>
      ))}
    </ul>
  );
}
