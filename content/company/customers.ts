/**
 * Invented customers, drawn as word marks. `id` names the symbol in app/sections/mark/marks.svg; `weight`, `width`
 * (percent) and `tracking` (em) set the type's axes.
 */
export type Customer = {
  readonly name: string;
  readonly id: string;
  readonly weight: number;
  readonly width: number;
  readonly tracking: number;
};

export const customers = [
  { name: "Fjellmark", id: "fjellmark", weight: 700, width: 80, tracking: -0.02 },
  { name: "Oderline", id: "oderline", weight: 500, width: 122, tracking: -0.03 },
  {
    name: "Quellbach",
    id: "quellbach",
    weight: 600,
    width: 95,
    tracking: -0.02,
  },
  { name: "TRESKA", id: "treska", weight: 820, width: 62, tracking: 0.05 },
  {
    name: "Almgren & Rey",
    id: "almgren",
    weight: 400,
    width: 92,
    tracking: -0.01,
  },
  {
    name: "Voltane",
    id: "voltane",
    weight: 800,
    width: 125,
    tracking: -0.04,
  },
  { name: "Sundby Foods", id: "sundby", weight: 560, width: 78, tracking: -0.01 },
  { name: "larkin", id: "larkin", weight: 700, width: 118, tracking: -0.04 },
  {
    name: "PORTUNA",
    id: "portuna",
    weight: 620,
    width: 100,
    tracking: 0.06,
  },
  {
    name: "Aurelm",
    id: "aurelm",
    weight: 300,
    width: 125,
    tracking: -0.02,
  },
  { name: "Corvane Motors", id: "corvane", weight: 680, width: 70, tracking: 0 },
  { name: "Hexholm", id: "hexholm", weight: 520, width: 105, tracking: -0.02 },
  {
    name: "Mirabeck Dairy",
    id: "mirabeck",
    weight: 450,
    width: 85,
    tracking: -0.01,
  },
  { name: "STANOV", id: "stanov", weight: 760, width: 110, tracking: 0.08 },
  {
    name: "Ilves Cold",
    id: "ilves",
    weight: 600,
    width: 88,
    tracking: -0.02,
  },
  { name: "bonavert", id: "bonavert", weight: 820, width: 112, tracking: -0.05 },
  {
    name: "Norrpack",
    id: "norrpack",
    weight: 640,
    width: 90,
    tracking: -0.02,
  },
] as const satisfies readonly Customer[];
