import { use } from "react";
import script from "./first-paint.js?minified";
import { NonceContext } from "./nonce.ts";

/** Has the browser lay out what stands further down a page after its first paint; stands in the head. */
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

/** Has a page that begins at its top drawn in the same way; in time for its first layout. */
export function announceArrival() {
  document.dispatchEvent(new Event("site:arrival"));
}
