import { aisleInWords } from "#app/aisle-in-words.ts";
import { auditDays, retentionDays } from "#content/company/retention.ts";
import { modelOf } from "#content/pictures/modelled/model-of.ts";
import { episodes } from "#content/posts/podcasts.ts";
import { inSheet, sheetOf } from "#content/products/sheet-rows.ts";
import { softwarePages } from "#content/products/software-pages.ts";
import { figuresInWords } from "#content/wording/figures.ts";
import { highestLift, payloads } from "#content/wording/line.ts";
import { figureSources } from "#tests/support/figure-sources.ts";
import { vehicles } from "#vehicles/index.ts";
import { measures } from "#vehicles/measures.ts";

/** Of the product table and other records. */
export const ofRecords: readonly string[] = [
  ...vehicles.map(figuresInWords),
  ...vehicles.map(({ product }) => `${aisleInWords(product)}, ${inSheet(product, "Lane for two")}`),
  payloads,
  highestLift,
  `${retentionDays} days`,
  `${auditDays} days`,
  ...episodes.map(({ minutes }) => `${minutes} min`),
];

/** Said in the alternative texts of a vehicle's plan. */
const radii = Object.values(measures).map(({ turningRadius }) => `${turningRadius} mm`);

/** Texts that hold each figure which a page may say. */
export async function sourcesOf(page: string): Promise<string[]> {
  const listed = figureSources.filter(
    ({ pages: places }) =>
      !places ||
      places.some(
        (place) => page === place || (place.endsWith("/") && page.startsWith(place) && place !== "/"),
      ),
  );
  const [, caseStudy] = /^\/case-study\/(.+)$/.exec(page) ?? [];
  const modelled = caseStudy ?? softwarePages.find(({ path }) => path === page)?.proof;
  return [
    ...ofRecords,
    ...listed.map(({ figures }) => figures),
    ...(modelled ? [JSON.stringify((await modelOf(modelled)) ?? null)] : []),
    ...(/^\/products\/(?:mag-product|compare)/.test(page)
      ? [JSON.stringify(vehicles.map(sheetOf)), ...radii]
      : []),
  ];
}
