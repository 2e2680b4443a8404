import { use } from "react";
import { Scripts } from "react-router";
import { timings } from "#app/timings.ts";
import loader from "./late-loader.js?minified";
import { NonceContext } from "./nonce.ts";
import roving from "./roving.js?minified";

/**
 * The page's script, held back until the visitor does something, or until a part that needs script (marked `data-live`:
 * it moves by itself, or keeps what is typed) is in view. React renders the children of `<noscript>` on the server
 * only, so what `<Scripts>` emits reaches the browser as inert text; the loader beside this file releases it. A click
 * on a button that only script answers, or on something marked `data-replay`, before the script is ready is repeated
 * once it is; if the script takes too long, the browser acts as without script. Two seconds after the page has
 * loaded, the loader fetches this script and the files of the pages that are likely next, and runs none of them.
 * Without script nothing is released, and the page works as plain HTML. The keys of groups (roving.js) don't wait for
 * it.
 */
export function LateScripts() {
  const nonce = use(NonceContext);
  if (import.meta.env.DEV) return <Scripts />;
  return (
    <>
      <noscript id="late-scripts" data-delay={timings.prefetchDelay}>
        <Scripts />
      </noscript>
      <script
        nonce={nonce || undefined}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own loader, bound by a hash or a nonce of the CSP
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? loader + roving : "" }}
      />
    </>
  );
}

/** Tells the loader that the page answers to clicks now. */
export function announceReady() {
  document.dispatchEvent(new Event("site:ready"));
}
