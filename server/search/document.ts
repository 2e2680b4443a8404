/** A page in the search index. */
export type SearchDocument = {
  /** Its address on this site, query and all; no two documents have the same. */
  path: string;
  title: string;
  /** Its kind in a word or two, as a result shows it: "Vehicle", "Case study", "Blog post". */
  kind: string;
  description: string;
  parts: readonly DocumentPart[];
};

/** A segment of the page under one heading. */
export type DocumentPart = {
  /** Empty for what comes before the first heading. */
  heading: string;
  /** The id that the heading, or the nearest one above it, has on the page. */
  anchor?: string;
  text: string;
};
