import { type PictureName, pictures } from "../content/pictures.ts";

const files = import.meta.glob<string>("../generated/drawings/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** A picture as a page receives it from its loader. */
export type ShownPicture = { src: string; width: number; height: number; alt: string };

/** The address, size and words of a drawing; throws where `npm run drawings` has not made it. */
export function pictureUrl(name: PictureName): ShownPicture {
  const src = files[`../generated/drawings/${name}.svg`];
  if (src === undefined) throw new Error(`No drawing "${name}": run "npm run drawings".`);
  return { src, ...pictures[name] };
}
