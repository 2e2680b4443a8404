import { cameraPictures } from "#content/pictures/camera.ts";
import { findPicture, type PictureName } from "#content/pictures/pictures.ts";
import { cameraFolder, masterFile } from "../photographs/manifest.ts";
import type { Place } from "./drawing.ts";

/** Sets a full-size photograph into a place, cropped to fill it as `object-fit: cover` would. */
export function placePhotograph(doc: PDFKit.PDFDocument, name: PictureName, place: Place) {
  if (findPicture(name).kind !== "photograph")
    throw new Error(`"${name}" is a drawing; a photograph belongs here.`);
  const { x, y, width, height } = place;
  const file = name in cameraPictures ? `${cameraFolder}${name}.jpg` : masterFile(name);
  doc.save().rect(x, y, width, height).clip();
  doc.image(file, x, y, { cover: [width, height], align: "center", valign: "center" });
  doc.restore();
}
