import { useCallback, useEffect, useRef, useState } from "react";
import { useHeldTouches } from "./use-held-touches.ts";

/**
 * Handles the arrival of the steps' script. If it can't be fetched or throws, each answer after the first is loaded as
 * a document.
 * @param asked the page's data: a new object for each answer
 */
export function useSteps(id: string, asked: unknown) {
  const [areThere, setAreThere] = useState(false);
  const [areAlive, setAreAlive] = useState(false);
  const canAnswer = useRef(false);
  const first = useRef(asked);
  const giveBack = useHeldTouches(id);

  const take = useCallback(
    (can: boolean) => {
      canAnswer.current = can;
      setAreThere(true);
      setAreAlive(can);
      if (can) giveBack();
    },
    [giveBack],
  );

  useEffect(() => {
    /* Steps that were hydrated with this answer have reported it by now. */
    if (asked !== first.current && !canAnswer.current) location.reload();
  }, [asked]);
  return { areThere, areAlive, take };
}
