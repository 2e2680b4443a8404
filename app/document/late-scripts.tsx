import { use } from "react";
import { Scripts } from "react-router";
import loader from "./late-loader.js?minified";
import { NonceContext } from "./nonce.ts";

/**
 * The page's script, held back until the page is painted and the browser idle, or until the visitor does
 * something, so that text and pictures come first. React renders the children of `<noscript>` on the server
 * only, so what `<Scripts>` emits reaches the browser as inert text; the loader beside this file releases it.
 * A click on a `data-replay` button that comes before the script is ready is clicked again once it is;
 * where it would send its form, it does so by itself if the script takes too long.
 * Without script nothing is released, and the page works as plain HTML.
 */
export function LateScripts() {
  const nonce = use(NonceContext);
  if (import.meta.env.DEV) return <Scripts />;
  return (
    <>
      <noscript id="late-scripts">
        <Scripts />
      </noscript>
      <script
        nonce={nonce || undefined}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own loader, bound by a hash or a nonce of the CSP
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? loader : "" }}
      />
    </>
  );
}

/** Tells the loader that the page answers to clicks now. */
export function announceReady() {
  document.dispatchEvent(new Event("site:ready"));
}
