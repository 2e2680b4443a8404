import { useEffect, useState } from "react";
import { timings } from "#app/timings.ts";

/** False until two seconds after the page stands, for what nobody waits for; true from the start where it is due already. */
export function useDue(already = false) {
  const [due, setDue] = useState(already);

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), timings.prefetchDelay);
    return () => clearTimeout(timer);
  }, []);

  return due;
}
