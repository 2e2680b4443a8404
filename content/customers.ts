/**
 * Invented customers, drawn as word marks. `weight`, `width` (percent) and `tracking` (em) set the type's axes;
 * the glyph is a filled path in a box of 24 × 24.
 */
export type Customer = {
  readonly name: string;
  readonly glyph: string | null;
  readonly weight: number;
  readonly width: number;
  readonly tracking: number;
};

export const customers = [
  { name: "Fjellmark", glyph: "M1 22 9 4l5 9 3-5 6 14z", weight: 700, width: 80, tracking: -0.02 },
  { name: "Oderline", glyph: null, weight: 500, width: 122, tracking: -0.03 },
  {
    name: "Quellbach",
    glyph: "M12 1c5 6 8 9.6 8 14a8 8 0 0 1-16 0c0-4.4 3-8 8-14z",
    weight: 600,
    width: 95,
    tracking: -0.02,
  },
  { name: "TRESKA", glyph: null, weight: 820, width: 62, tracking: 0.05 },
  {
    name: "Almgren & Rey",
    glyph: "M12 0l12 12-12 12L0 12zM12 7l-5 5 5 5 5-5z",
    weight: 400,
    width: 92,
    tracking: -0.01,
  },
  {
    name: "Voltane",
    glyph: "M1 1h9v22H1zM14 1h9v10h-9zM14 14h9v9h-9z",
    weight: 800,
    width: 125,
    tracking: -0.04,
  },
  { name: "Sundby Foods", glyph: null, weight: 560, width: 78, tracking: -0.01 },
  { name: "larkin", glyph: "M1 23V1a22 22 0 0 1 22 22z", weight: 700, width: 118, tracking: -0.04 },
  {
    name: "PORTUNA",
    glyph: "M1 2h22v5H1zM1 9.500h14v5H1zM1 17h22v5H1z",
    weight: 620,
    width: 100,
    tracking: 0.06,
  },
  {
    name: "Aurelm",
    glyph: "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm0 6a5 5 0 1 1 0 10 5 5 0 0 1 0-10z",
    weight: 300,
    width: 125,
    tracking: -0.02,
  },
  { name: "Corvane Motors", glyph: null, weight: 680, width: 70, tracking: 0 },
  { name: "Hexholm", glyph: "M12 0l10.500 6v12L12 24 1.500 18V6z", weight: 520, width: 105, tracking: -0.02 },
  {
    name: "Mirabeck Dairy",
    glyph: "M1 12a11 11 0 0 1 22 0zM4 15h16v8H4z",
    weight: 450,
    width: 85,
    tracking: -0.01,
  },
  { name: "STANOV", glyph: "M1 1h22v22L1 1z", weight: 760, width: 110, tracking: 0.08 },
  {
    name: "Ilves Cold",
    glyph:
      "M10.500 1h3v6.400l5.500-3.200 1.500 2.600L15 10l5.500 3.200-1.500 2.600-5.500-3.200V23h-3V12.600L5 15.800l-1.500-2.600L9 10 3.500 6.800 5 4.200l5.500 3.200z",
    weight: 600,
    width: 88,
    tracking: -0.02,
  },
  { name: "bonavert", glyph: null, weight: 820, width: 112, tracking: -0.05 },
  {
    name: "Norrpack",
    glyph: "M1 1h10v10H1zM13 13h10v10H13zM13 1h10v10H13z",
    weight: 640,
    width: 90,
    tracking: -0.02,
  },
] as const satisfies readonly Customer[];
