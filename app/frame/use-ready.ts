import { useEffect } from "react";
import { announceReady } from "#app/document/late-scripts.tsx";

/** Marks the document once its script runs: early clicks are then replayed, and styles that wait for script apply. */
export function useReady() {
  useEffect(() => {
    document.documentElement.dataset["ready"] = "";
    announceReady();
  }, []);
}
