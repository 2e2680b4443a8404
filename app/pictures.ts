import { type FoundPicture, findPicture, type PictureName } from "../content/pictures.ts";
import type { PictureFile } from "../ui/picture/picture.tsx";

const files = import.meta.glob<string>("../generated/drawings/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** A picture as a page receives it from its loader. */
export type ShownPicture = PictureFile & { alt: string };

/** The address, size and words of a picture; throws where there is none of this name. */
export function pictureUrl(name: PictureName): ShownPicture {
  const picture = findPicture(name);
  const { width, height, alt } = picture;
  return { ...file(picture), width, height, alt };
}

function file(picture: FoundPicture) {
  if (picture.kind === "photograph") {
    const { name, hash, ground, focus } = picture;
    return { src: `/pictures/${name}.${hash}`, ground, ...(focus !== undefined && { focus }) };
  }
  const src = files[`../generated/drawings/${picture.name}.svg`];
  if (src === undefined) throw new Error(`No drawing "${picture.name}": run "npm run drawings".`);
  return { src };
}
