/** A part of a report: paragraphs, then a checklist or a table. */
export type ReportSection<To extends string = string> = {
  readonly heading: string;
  readonly text?: readonly string[];
  readonly checks?: readonly string[];
  readonly link?: { readonly label: string; readonly to: To };
  readonly table?: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
};

/** What a report is about, drawn. */
export type ReportFigure = { readonly heading: string; readonly note?: string } & (
  | {
      /** Vehicles as boxes, filled as far as the sum fills them. */
      readonly kind: "fleet";
      readonly columns: readonly string[];
      readonly rows: readonly { readonly missions: number; readonly calculated: number }[];
    }
  | {
      /** A floor to scale, with the numbers of what to measure; lengths in mm. */
      readonly kind: "walk";
      readonly aisle: number;
      readonly lane: number;
      readonly measures: readonly string[];
      readonly label: string;
    }
  | {
      /** Shares of a day, from the least to the most, in per cent. */
      readonly kind: "shares";
      readonly columns: readonly string[];
      readonly rows: readonly {
        readonly name: string;
        readonly run: string;
        readonly charge: string;
        readonly between: readonly [least: number, most: number];
        /** The same in words: "77–81%". */
        readonly shown: string;
      }[];
    }
  | {
      /** Systems from above to below, and what each knows. */
      readonly kind: "chain";
      readonly links: readonly { readonly name: string; readonly knows: string }[];
    }
  | {
      /** Signals between two sides, in turn. */
      readonly kind: "signals";
      readonly sides: readonly [string, string];
      readonly both: string;
      readonly signals: readonly {
        readonly name: string;
        readonly from: "left" | "right" | "both";
        readonly means: string;
      }[];
    }
  | {
      /** Steps in order, and where one may still say no. */
      readonly kind: "steps";
      readonly steps: readonly {
        readonly name: string;
        readonly who: string;
        readonly ends: string;
        readonly no?: string;
      }[];
    }
);

export type Report<To extends string = string> = {
  /** Also its anchor: /reports#id. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** For whom: "For planners". */
  readonly readers: string;
  /** ISO date. */
  readonly published: string;
  readonly figure: ReportFigure;
  readonly sections: readonly ReportSection<To>[];
};
