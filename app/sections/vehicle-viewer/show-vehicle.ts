import { pictureUrl } from "#app/pictures.ts";
import { vehicleFigures } from "#content/wording/figures.ts";
import type { Vehicle } from "#vehicles/index.ts";
import { preview } from "./preview.ts";

/** What the viewer shows of a vehicle. */
export function showVehicle(vehicle: Vehicle) {
  const { product, title, variant, summary, description, picture } = vehicle;
  return {
    product,
    title,
    variant,
    description,
    preview: preview(summary),
    figures: vehicleFigures(vehicle),
    picture: pictureUrl(picture),
  };
}

export type ShownVehicle = ReturnType<typeof showVehicle>;
