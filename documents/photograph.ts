import { findPicture, type PictureName } from "#content/pictures.ts";
import type { Place } from "./drawing.ts";

/** Sets the studio's own picture into a place, cropped to fill it as `object-fit: cover` would. */
export function placePhotograph(doc: PDFKit.PDFDocument, name: PictureName, place: Place) {
  if (findPicture(name).kind !== "photograph")
    throw new Error(`"${name}" is a drawing; a photograph belongs here.`);
  const { x, y, width, height } = place;
  const master = new URL(`../studio/masters/${name}.jpg`, import.meta.url).pathname;
  doc.save().rect(x, y, width, height).clip();
  doc.image(master, x, y, { cover: [width, height], align: "center", valign: "center" });
  doc.restore();
}
