/** A part of a report: paragraphs, then a checklist or a table. */
export type ReportSection<To extends string = string> = {
  readonly heading: string;
  readonly text?: readonly string[];
  readonly checks?: readonly string[];
  readonly link?: { readonly label: string; readonly to: To };
  readonly table?: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
};

export type Report<To extends string = string> = {
  /** Also its anchor: /reports#id. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** For whom: "For planners". */
  readonly readers: string;
  /** ISO date. */
  readonly published: string;
  readonly sections: readonly ReportSection<To>[];
};
