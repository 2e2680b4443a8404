import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from "react";
import styles from "./step.module.css";

/** Whether what is shown is the answer to what the fields hold. A context, so that a key draws nothing else anew. */
export const IsCurrent = createContext(true);

type AnsweredProps = {
  /** Whether more is to come: until then it keeps the room of the answer before, so that nothing below it moves. */
  isGrowing?: boolean;
  children: ReactNode;
};

/** What follows from the plan. It is hidden, in its room, while the plan is another and its answer isn't there yet. */
export function Answered({ isGrowing = false, children }: AnsweredProps) {
  const place = useRef<HTMLDivElement>(null);
  const room = useRef(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    element.style.minHeight = isGrowing ? `${room.current}px` : "";
    if (!isGrowing) room.current = element.offsetHeight;
  }, [isGrowing]);
  return (
    <div ref={place} className={useContext(IsCurrent) ? styles.answered : styles.stale}>
      {children}
    </div>
  );
}
