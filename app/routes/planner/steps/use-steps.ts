import { useCallback, useEffect, useRef, useState } from "react";
import { useHeldTouches } from "./use-held-touches.ts";

/**
 * What the page does once its steps are there. Where they never can answer, because their script is lost or throws,
 * each answer after the first is loaded as a document.
 * @param asked what the page shows: a new one for each answer
 */
export function useSteps(id: string, asked: unknown) {
  const [areThere, setAreThere] = useState(false);
  const canAnswer = useRef(false);
  const first = useRef(asked);
  const giveBack = useHeldTouches(id);

  const take = useCallback(
    (can: boolean) => {
      canAnswer.current = can;
      setAreThere(true);
      if (can) giveBack();
    },
    [giveBack],
  );

  useEffect(() => {
    /* Steps that came with this very answer have said so by now. */
    if (asked !== first.current && !canAnswer.current) location.reload();
  }, [asked]);
  return { areThere, take };
}
