import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchData, loadDocumentOnFailedFetch } from "./document/failed-fetch.ts";
import { keepTyped, noteControls } from "./document/keep-typed.ts";
import { followReplacedNodes } from "./document/replaced-nodes.ts";

/*
 * Vite dispatches its own event when it fails to load a script or a stylesheet; this covers those that React and its
 * router load.
 */
addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLLinkElement) dispatchEvent(new Event("vite:preloadError"));
  },
  true,
);

const instrumentations = [loadDocumentOnFailedFetch];

noteControls();
followReplacedNodes();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={instrumentations} unstable_fetch={fetchData} />
    </StrictMode>,
    {
      /* Something changed the page before its script ran: a translation, an extension. React has rendered it anew. */
      onRecoverableError(error) {
        console.warn("The page was rendered anew:", error);
        keepTyped();
      },
    },
  );
});
