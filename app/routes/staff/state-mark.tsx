import type { TicketState } from "#server/staff/pages.ts";
import styles from "./state-mark.module.css";
import { stateWords } from "./words.ts";

type StateMarkProps = {
  state: TicketState;
  late?: boolean;
  undelivered?: boolean;
  suspect?: boolean;
  erased?: boolean;
};

/** A ticket's state and its warnings, always in words. */
export function StateMark({ state, late, undelivered, suspect, erased }: StateMarkProps) {
  return (
    <span className={styles.marks}>
      <span className={styles.state} data-state={state}>
        {stateWords[state]}
      </span>
      {late && <span className={styles.alarm}>Over a working day</span>}
      {undelivered && <span className={styles.alarm}>Not delivered</span>}
      {suspect && <span className={styles.alarm}>Looks like spam</span>}
      {erased && <span className={styles.quiet}>Erased</span>}
    </span>
  );
}
