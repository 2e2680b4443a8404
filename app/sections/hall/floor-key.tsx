import { hallWords } from "#content/planner/hall.ts";
import styles from "./hall.module.css";
import { SignKey } from "./sign-key.tsx";

/** What the signs on a floor mean, and what can be pressed there. */
export function FloorKey() {
  return (
    <>
      <SignKey />
      <p className={styles.press}>{hallWords.press}</p>
    </>
  );
}
