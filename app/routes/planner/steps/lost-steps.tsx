import { useEffect } from "react";
import { ServerHtml } from "#app/document/server-html.tsx";

/** Whether the document's own HTML was taken over once; a later visit of the page finds none. */
let haveStood = false;

/** The steps whose script can't be fetched: as they stand, their fields and buttons as a page without script has them. */
export function LostSteps({ onThere }: { onThere: (canAnswer: boolean) => void }) {
  useEffect(() => {
    if (haveStood) location.reload();
    haveStood = true;
    onThere(false);
  }, [onThere]);
  return <ServerHtml />;
}
