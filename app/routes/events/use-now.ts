import { useEffect, useState } from "react";

/** The time in ms: when the page was rendered at first, so that script finds the same page, then the visitor's own. */
export function useNow(renderedAt: number) {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => setNow(Date.now()), []);
  return now;
}
