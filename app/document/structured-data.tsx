import type { JsonLd } from "#app/structured-data.ts";
import { plainSpaces } from "#content/wording/plain-spaces.ts";

/**
 * What a page says about itself to machines, as JSON-LD. It is data: no browser runs it. Programs
 * read what the server sent, so pages don't load what makes its spaces plain.
 */
export function StructuredData({ data }: { data: readonly JsonLd[] }) {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": data }).replaceAll(
    "<",
    "\\u003c",
  );
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, and no text in it can close the element
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? plainSpaces(json) : json }}
    />
  );
}
