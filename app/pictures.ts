import { type FoundPicture, findPicture, type PictureName } from "../content/pictures/pictures.ts";
import type { PictureFile } from "../ui/picture/picture.tsx";
import type { ProductName } from "../vehicles/index.ts";
import { measures } from "../vehicles/measures.ts";
import { type ViewName, viewSheet } from "../vehicles/views.ts";

const files = import.meta.glob<string>("../generated/drawings/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** A picture as a page receives it from its loader. */
export type ShownPicture = PictureFile & { alt: string };

/** The address, size and alternative text of a picture. @throws if there is none of this name */
export function pictureUrl(name: PictureName): ShownPicture {
  const picture = findPicture(name);
  const { width, height, alt } = picture;
  return { ...file(picture), width, height, alt };
}

/** The drawing of a vehicle, made from its model. */
export function vehicleDrawing(product: string, alt: string): ShownPicture {
  return { ...drawn(`vehicle-${product}`), width: 1600, height: 1120, alt };
}

/** A vehicle's silhouette from the side; its size is that of the vehicle, in mm. */
export function vehicleSilhouette(product: ProductName, alt: string): ShownPicture {
  const { length, height } = measures[product];
  return { ...drawn(`silhouette-${product}`), width: length, height, alt };
}

/** A view of a vehicle with its measures; its size is that of the sheet, in mm of the vehicle. */
export function vehicleView(product: ProductName, name: ViewName, alt: string): ShownPicture {
  const { width, height } = viewSheet(name, measures[product]);
  return { ...drawn(`${name}-${product}`), width: Math.round(width), height: Math.round(height), alt };
}

function file(picture: FoundPicture): Omit<PictureFile, "width" | "height"> {
  if (picture.kind === "photograph") {
    const { name, hash, ground, focus, night } = picture;
    return {
      src: `/pictures/${name}.${hash}`,
      ground,
      tone: night ? "night" : isLight(ground) ? "studio" : "photograph",
      ...(focus !== undefined && { focus }),
      ...(night && { night: `/pictures/${night.name}.${night.hash}` }),
    };
  }
  return drawn(picture.name);
}

/** Whether a photograph's ground, `#ddd`, is the studio's light one. */
const isLight = (ground: string) => /^#[c-f]/.test(ground);

function drawn(name: string) {
  const src = files[`../generated/drawings/${name}.svg`];
  if (src === undefined) throw new Error(`No drawing "${name}": run "npm run drawings".`);
  return { src };
}
