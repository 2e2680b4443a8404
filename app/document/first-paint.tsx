import { use } from "react";
import script from "./first-paint.js?minified";
import { NonceContext } from "./nonce.ts";

/** Delays the layout of a page's lower sections until after its first paint; belongs in the head. */
export function FirstPaint() {
  const nonce = use(NonceContext);
  return (
    <script
      nonce={nonce || undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, bound by a hash or a nonce of the CSP
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? script : "" }}
    />
  );
}

/** Does the same after a navigation to the top of a page; called before its first layout. */
export function announceArrival() {
  document.dispatchEvent(new Event("site:arrival"));
}
