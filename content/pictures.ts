import photographs from "./photographs.json" with { type: "json" };

type Picture = { readonly width: number; readonly height: number; readonly alt: string };

/** Every drawing of the site: its size in its own units, and what it shows. */
export const drawings = {
  "vehicle-fork": {
    width: 1600,
    height: 1120,
    alt: "MAG 1400 Fork: a slim white vehicle with a mast, two forks and a EUR pallet of boxes above them",
  },
  "vehicle-agvTugger": {
    width: 1600,
    height: 1120,
    alt: "MAG 1500 AGV Tugger: a low tractor on a magnetic tape, pulling a train of carts",
  },
  "vehicle-counterBalance": {
    width: 1600,
    height: 1120,
    alt: "MAG 1400 Fork AMR, counterbalance: a stacker with a tall mast and free forks, its pallet raised",
  },
  "vehicle-singleConveyor": {
    width: 1600,
    height: 1120,
    alt: "MAG 1500 Single Conveyor: a flat vehicle with one roller deck that carries a loaded pallet",
  },
  "vehicle-dualConveyor": {
    width: 1600,
    height: 1120,
    alt: "MAG 1500 Dual Conveyor: a flat vehicle with two separate roller decks, each with a load",
  },
  "vehicle-lifter": {
    width: 1600,
    height: 1120,
    alt: "MAG 1500 Lifter: a flat vehicle with a round lift plate drives out from under a trolley of boxes",
  },
  "use-case-end-of-line": {
    width: 1200,
    height: 900,
    alt: "A pallet wrapper at the end of a conveyor hands a wrapped pallet to a fork vehicle",
  },
  "use-case-inbound-outbound": {
    width: 1200,
    height: 900,
    alt: "Dock doors with a trailer, pallets in staging lanes and a counterbalance vehicle between them",
  },
  "use-case-automated-material": {
    width: 1200,
    height: 900,
    alt: "A tugger train follows its tape past three line-side stations",
  },
  "use-case-automated-storage": {
    width: 1200,
    height: 900,
    alt: "A storage and retrieval system between high racks, with vehicles at its transfer points",
  },
  "use-case-box-packing": {
    width: 1200,
    height: 900,
    alt: "Packing tables with people; a lifter brings a rack cart of boxes to them",
  },
  "industry-fmcg": {
    width: 1000,
    height: 1000,
    alt: "Filling and packing lines with crates, palletised at their end and collected by a vehicle",
  },
  "case-1": {
    width: 1200,
    height: 1200,
    alt: "Wrapped pallets stand in staging lanes; a fork vehicle sets the next one down",
  },
  "case-2": {
    width: 1200,
    height: 1200,
    alt: "A tugger with carts on a milk run beside an assembly line",
  },
  "case-3": {
    width: 1200,
    height: 1200,
    alt: "A counterbalance vehicle with a raised pallet between the racks and a dock door",
  },
  "case-4": {
    width: 1200,
    height: 1200,
    alt: "A dual conveyor vehicle stands at two fixed conveyors at equal height",
  },
  "case-5": {
    width: 1200,
    height: 1200,
    alt: "Two lifters carry rack carts of totes past packing tables",
  },
  "case-6": {
    width: 1200,
    height: 1200,
    alt: "The transfer point of a storage and retrieval system, a conveyor vehicle takes the pallet over",
  },
  "blog-1": {
    width: 800,
    height: 500,
    alt: "Messages travel between fleet control and a vehicle: order down, state up",
  },
  "blog-2": {
    width: 800,
    height: 500,
    alt: "Missions an hour as bars: the peak hour stands twice as high as the average, vehicles below",
  },
  "blog-3": {
    width: 800,
    height: 500,
    alt: "A floor plan with operating zones around a vehicle's path",
  },
  "blog-4": {
    width: 800,
    height: 500,
    alt: "An open EUR pallet with forks in its pockets, beside a closed pallet",
  },
  "blog-5": {
    width: 800,
    height: 500,
    alt: "Three aisles seen from above with dimension lines across them",
  },
  "blog-6": {
    width: 800,
    height: 500,
    alt: "Two lifters at charging places between two orders",
  },
  "blog-7": {
    width: 800,
    height: 500,
    alt: "A conveyor vehicle and a fixed conveyor at equal height exchange a handshake signal",
  },
  "world-map": { width: 1400, height: 520, alt: "Dotted map of the world" },
  "map-poster": { width: 1400, height: 520, alt: "Dotted map of the world with sites and routes" },
} as const satisfies Record<string, Picture>;

export type DrawingName = keyof typeof drawings;
type PhotographName = keyof typeof photographs;

/**
 * What a record names: a photograph of the studio, by the name of its shot, or with `drawing:` a drawing where
 * one explains more. The name of a drawing alone means a photograph that is still to come: the drawing stands in.
 */
export type PictureName = PhotographName | DrawingName | `drawing:${DrawingName}`;

type Photograph = Picture & { readonly hash: string; readonly ground: string };

/** What must stay in a cropped photograph where that is not its middle, in percent from the left. */
const focus: Partial<Record<PhotographName, number>> = {
  "use-case-inbound-outbound": 30,
};
export type FoundPicture =
  | ({ kind: "photograph"; name: string; focus: number | undefined } & Photograph)
  | ({ kind: "drawing"; name: DrawingName } & Picture);

/** The pictures of a gallery, `fork-gallery-1` and on; those that the studio has not made yet are left out. */
export function galleryOf(shot: string, count: number) {
  return Array.from({ length: count }, (_, index) => `${shot}-gallery-${index + 1}` as PictureName).flatMap(
    (src) => (src in photographs ? [{ src, alt: findPicture(src).alt }] : []),
  );
}

/** @throws where neither the studio nor the drawings have it */
export function findPicture(name: PictureName): FoundPicture {
  const photograph = (photographs as Readonly<Record<string, Photograph | undefined>>)[name];
  if (photograph && !isAhead(name))
    return { kind: "photograph", name, focus: focus[name as PhotographName], ...photograph };
  const drawn = name.replace(/^drawing:/, "") as DrawingName;
  if (!drawings[drawn])
    throw new Error(
      `There is no picture "${name}": the studio has no such shot (see \`npm run pictures\`), and content/pictures.ts no such drawing.`,
    );
  return { kind: "drawing", name: drawn, ...drawings[drawn] };
}

/** Subjects that stand side by side on a page are all photographed or all drawn, never some of each. */
const rows = /^(use-case|case|blog)-/;

/** Whether a photograph has to wait for the others of its row: its drawing stands in as long. */
function isAhead(name: string) {
  const [row] = rows.exec(name) ?? [];
  return (
    row !== undefined &&
    Object.keys(drawings).some((drawn) => drawn.startsWith(row) && !(drawn in photographs))
  );
}
