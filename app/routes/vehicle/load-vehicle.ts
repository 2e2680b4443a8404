import { href } from "react-router";
import { contactPath } from "#app/contact-path.ts";
import { pictureUrl, vehicleDrawing } from "#app/pictures.ts";
import { comparePath, nearestTo } from "#app/vehicle-choice.ts";
import { documentOf } from "#content/documents/documents.ts";
import { answerLinks } from "#content/frame/answers/answer.ts";
import { filmAt } from "#content/pictures/films.ts";
import { type SheetRow, sheetOf } from "#content/products/sheet-rows.ts";
import { stepIcons } from "#content/products/step-icons.ts";
import { vehiclePage } from "#content/products/vehicle-page.ts";
import { vehicleFigures, vehicleQuantities } from "#content/wording/figures.ts";
import { pathOf } from "#planner/link/link.ts";
import { caseStudyPresets } from "#planner/presets/presets.ts";
import { vehicleAddress } from "#vehicles/address.ts";
import { findListed, findVehicle, fullTitle, type ProductName } from "#vehicles/index.ts";
import { leaders } from "#vehicles/leaders.ts";
import { type ProductContent, productContents } from "#vehicles/product-content.ts";
import { loadAisle } from "./aisle/load-aisle.ts";
import { loadDrawings } from "./drawings/load-drawings.ts";
import { relatedTo } from "./related-to.ts";
import { loadTurn } from "./turn/load-turn.ts";

/** Everything that the page of one vehicle shows, put together from its records. */
export function loadVehicle(product: string | null) {
  const vehicle = findVehicle(product);
  const content = productContents[vehicle.product];
  const aisle = loadAisle(vehicle.product);
  const figures = vehicleFigures(vehicle);
  const told = new Set([...content.specs, ...figures].map(({ label }) => label).concat("Takes"));
  const { steps, steps2, stepHeading1, stepHeading2, gallery, videoSrc } = content;
  return {
    vehicle: {
      title: vehicle.title,
      fullTitle: fullTitle(vehicle),
      variant: vehicle.variant,
      summary: vehicle.summary,
      path: vehicleAddress(vehicle.product),
    },
    contact: contactPath(vehicle.product),
    words: vehiclePage,
    document: documentOf(`datasheet-${vehicle.product}`),
    heading: vehicle.title,
    description: content.description,
    productDescription: content.productDescription,
    film: videoSrc === undefined ? undefined : { ...filmAt(videoSrc), portrait: pictureUrl(content.banner) },
    picture: pictureUrl(content.imageSrc),
    image: pictureUrl(content.image),
    extent: content.extent,
    drawing: vehicleDrawing(vehicle.product, content.drawing.alt),
    figures,
    quantities: vehicleQuantities(vehicle),
    leaders: leaders[vehicle.product],
    specs: content.specs,
    /* The picture and the cards above the sheet have told the rest. */
    sheet: sheetOf(vehicle)
      .map(({ title, rows }) =>
        markedOnce(
          title,
          rows.filter(({ label }) => !told.has(label)),
        ),
      )
      .filter(({ rows }) => rows.length > 0),
    turn: loadTurn(vehicle),
    drawings: loadDrawings(vehicle),
    aisle,
    ways: linksFrom(vehicle.product),
    gallery: gallery.map(({ src, alt }) => ({ ...pictureUrl(src), alt })),
    stepsHeadline: content.stepsHeadline,
    steps: [
      { heading: stepHeading1, items: withSigns(steps) },
      ...(steps2 ? [{ heading: stepHeading2, items: withSigns(steps2) }] : []),
    ],
    questions: content.questions,
    related: relatedTo(content),
  };
}

export type VehicleData = ReturnType<typeof loadVehicle>;

/** A group of the sheet; its rows bear the mark of their source only where they have several. */
function markedOnce(title: string, rows: readonly SheetRow[]) {
  const sources = new Set(rows.map(({ source }) => source));
  const [source] = sources.size === 1 ? sources : [];
  return { title, source, rows: rows.map((row) => ({ ...row, source: source ? undefined : row.source })) };
}

export type MarkedGroup = ReturnType<typeof markedOnce>;

function withSigns(steps: ProductContent["steps"]) {
  return steps.map(({ icon, ...step }) => ({ ...step, drawing: stepIcons[icon] }));
}

/** Links below the sheet: a comparison with the nearest vehicle, the planner, and what buyers ask next. */
function linksFrom(product: ProductName) {
  const { fits, compare } = vehiclePage.sheet;
  const nearest = findListed(nearestTo(product) ?? null);
  return [
    { label: fits, to: plannerPath(product) },
    ...(nearest
      ? [{ label: `${compare} ${fullTitle(nearest)}`, to: comparePath([product, nearest.product]) }]
      : []),
    ...answerLinks.map(({ label, to }) => ({ label, to })),
  ];
}

/** The planner's page with a case study of this vehicle; without it if there is none. */
function plannerPath(product: string) {
  const preset = caseStudyPresets.find(({ plan }) => plan.choice.vehicle === product);
  return preset ? pathOf(preset.plan) : href("/planner");
}
