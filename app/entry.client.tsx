import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadDocumentOnFailedFetch } from "./document/failed-fetch.ts";

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

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={instrumentations} />
    </StrictMode>,
  );
});
