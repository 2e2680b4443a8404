import { useEffect } from "react";
import { ServerHtml } from "#app/document/server-html.tsx";

/** Whether the document's HTML was adopted before; a later visit to the page has none, so it reloads. */
let wasShown = false;

/** Replaces the steps if their script can't be fetched: keeps the server's HTML, which works as without script. */
export function StepsFallback({ onThere }: { onThere: (canAnswer: boolean) => void }) {
  useEffect(() => {
    if (wasShown) location.reload();
    wasShown = true;
    onThere(false);
  }, [onThere]);
  return <ServerHtml />;
}
