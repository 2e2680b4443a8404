/** A part of a report: paragraphs, then a list to tick or a table. */
export type ReportSection = {
  readonly heading: string;
  readonly text?: readonly string[];
  readonly checks?: readonly string[];
  readonly link?: { readonly label: string; readonly to: string };
  readonly table?: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
};

export type Report = {
  /** Also its place on the page: /reports#id. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** ISO date. */
  readonly published: string;
  readonly sections: readonly ReportSection[];
};
