import { href } from "react-router";
import { pictureUrl } from "#app/pictures.ts";
import { drawPlant } from "#app/sections/plant/draw-plant.ts";
import { documentOf } from "#content/documents/documents.ts";
import { vehiclePicture } from "#content/products/vehicle-pictures.ts";
import { caseStudies, caseStudyDetail } from "#content/tasks/case-studies.ts";
import { industries } from "#content/tasks/industries.ts";
import { plantOf } from "#content/tasks/plants/plants.ts";
import { longDate } from "#content/wording/dates.ts";
import { vehicleFigures } from "#content/wording/figures.ts";
import { pathOf } from "#planner/link/link.ts";
import { presetOf } from "#planner/presets/presets.ts";
import { vehicles } from "#vehicles/index.ts";

/** Everything that the page of a case study shows; undefined if no study has this id. */
export function findStudy(id: string) {
  const place = caseStudies.findIndex((study) => study.id === id);
  const study = caseStudies[place];
  if (!study) return undefined;
  const plant = plantOf(study.id);
  const isUsed = (title: string) => (study.systems as readonly string[]).includes(title);
  const detail = caseStudyDetail(study.id);
  const used = vehicles.filter(({ title }) => isUsed(title));
  return {
    study,
    picture: pictureUrl(study.picture),
    document: documentOf(`case-study-${study.id}`),
    detail,
    plant: plant && drawPlant(plant),
    shownDate: longDate(detail.published),
    industryPath: industries.find(({ name }) => name === study.industry)?.path ?? "/case-studies",
    vehicles: used.map((vehicle) => ({
      product: vehicle.product,
      title: vehicle.title,
      picture: pictureUrl(vehiclePicture(href("/case-study/:id", { id }), vehicle.product)),
      figures: vehicleFigures(vehicle),
    })),
    software: study.systems.filter((system) => !used.some(({ title }) => title === system)),
    planner: pathOf(presetOf(study.id)),
    others: [1, 2].map((step) => {
      const { id, title, industry } = caseStudies[(place + step) % caseStudies.length] ?? study;
      return { id, title, industry };
    }),
  };
}
