import { vehicleView } from "#app/pictures.ts";
import { vehiclePage } from "#content/products/vehicle-page.ts";
import { filesOf } from "#vehicles/files.ts";
import { fullTitle, type ProductName, type Vehicle } from "#vehicles/index.ts";
import { measures } from "#vehicles/measures.ts";
import { viewSheet, viewsOf } from "#vehicles/views.ts";

const { captions, files } = vehiclePage.drawings;

/** The views of a vehicle with their measures, and its files. */
export function loadDrawings(vehicle: Vehicle & { product: ProductName }) {
  const measured = measures[vehicle.product];
  const { length, width, height, turningRadius, forks } = measured;
  const said = {
    side: `length ${length} mm, height ${height} mm`,
    front: `width ${width} mm`,
    plan: `width ${width} mm, turning radius ${turningRadius} mm`,
    raised: `forks at ${forks?.highest} mm, ${forks?.raisedHeight} mm high`,
  };
  return {
    views: viewsOf(measured).map((name) => ({
      name,
      caption: captions[name],
      /* On a phone as wide as its figures can be read. */
      letters: Math.round(viewSheet(name, measured).width / viewSheet(name, measured).smallText),
      picture: vehicleView(
        vehicle.product,
        name,
        `${captions[name]} of the ${fullTitle(vehicle)}: ${said[name]}`,
      ),
    })),
    files: filesOf(vehicle).map(({ kind, path }) => ({ ...files[kind], path })),
  };
}
