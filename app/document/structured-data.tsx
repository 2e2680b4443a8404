import type { JsonLd } from "#app/structured-data.ts";

/** What a page says about itself to machines, as JSON-LD. It is data: no browser runs it. */
export function StructuredData({ data }: { data: readonly JsonLd[] }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, and no text in it can close the element
      dangerouslySetInnerHTML={{
        __html: JSON.stringify({ "@context": "https://schema.org", "@graph": data }).replaceAll(
          "<",
          "\\u003c",
        ),
      }}
    />
  );
}
