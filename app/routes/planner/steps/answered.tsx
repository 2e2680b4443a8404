import { createContext, type ReactNode, useContext } from "react";
import styles from "./step.module.css";

/** Whether what is shown is the answer to what the fields hold. A context, so that a key draws nothing else anew. */
export const IsCurrent = createContext(true);

/** What follows from the plan. It is hidden, in its room, while the plan is another and its answer isn't there yet. */
export function Answered({ children }: { children: ReactNode }) {
  return <div className={useContext(IsCurrent) ? styles.answered : styles.stale}>{children}</div>;
}
