import { useEffect } from "react";
import { announceReady } from "#app/document/late-scripts.tsx";

/** Marks the document once its script answers, for clicks that came early and for styles that wait for it. */
export function useReady() {
  useEffect(() => {
    document.documentElement.dataset["ready"] = "";
    announceReady();
  }, []);
}
