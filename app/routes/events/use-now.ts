import { useEffect, useState } from "react";

/** The time in ms: at first that of the server's rendering, so that hydration matches, then the visitor's own. */
export function useNow(renderedAt: number) {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => setNow(Date.now()), []);
  return now;
}
