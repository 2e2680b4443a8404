import photographs from "./photographs.json" with { type: "json" };

type Picture = { readonly width: number; readonly height: number; readonly alt: string };

/** Every drawing of the site: its size in its own units, and what it shows. */
export const drawings = {
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
    alt: "A conveyor vehicle and a fixed conveyor, level with it, exchange a handshake signal",
  },
  "world-map": { width: 1400, height: 520, alt: "Dotted map of the world" },
  "map-poster": { width: 1400, height: 520, alt: "Dotted map of the world with sites and routes" },
} as const satisfies Record<string, Picture>;

export type DrawingName = keyof typeof drawings;
type PhotographName = keyof typeof photographs;

/** A picture as records name it: a studio photograph by the name of its shot, or a drawing. */
export type PictureName = PhotographName | `drawing:${DrawingName}`;

type Photograph = Picture & { readonly hash: string; readonly ground: string };
const known = photographs as Readonly<Record<string, Photograph | undefined>>;

/** The same picture taken by night, by its name and hash: the dark scheme shows it. */
type Night = { readonly name: string; readonly hash: string };

/** The point to keep in a cropped photograph if it isn't the middle, in percent from the left. */
const focus: Partial<Record<PhotographName, number>> = {
  events: 30,
  "fork-banner": 82,
  "counter-balance-banner": 82,
  reports: 65,
  "use-case-inbound-outbound": 30,
  "syncos-fleet-manager": 92,
  "syncos-integrator": 20,
};
export type FoundPicture =
  | ({ kind: "photograph"; name: string; focus: number | undefined; night: Night | undefined } & Photograph)
  | ({ kind: "drawing"; name: DrawingName } & Picture);

/** The pictures of a gallery, from `fork-gallery-1` on; those that the studio has not made yet are left out. */
export function galleryOf(shot: string, count: number) {
  return Array.from({ length: count }, (_, index) => `${shot}-gallery-${index + 1}` as PictureName).flatMap(
    (src) => (src in photographs ? [{ src, alt: findPicture(src).alt }] : []),
  );
}

/** @throws if there is neither a photograph nor a drawing of that name */
export function findPicture(name: PictureName): FoundPicture {
  const photograph = known[name];
  if (photograph)
    return {
      kind: "photograph",
      name,
      focus: focus[name as PhotographName],
      night: nightOf(name),
      ...photograph,
    };
  const drawn = name.replace(/^drawing:/, "") as DrawingName;
  if (name === drawn || !drawings[drawn])
    throw new Error(
      `There is no picture "${name}": the studio has no such shot (see \`npm run pictures\`), and content/pictures/pictures.ts no such drawing.`,
    );
  return { kind: "drawing", name: drawn, ...drawings[drawn] };
}

function nightOf(name: string): Night | undefined {
  const night = `${name}-night`;
  const hash = known[night]?.hash;
  return hash === undefined ? undefined : { name: night, hash };
}
