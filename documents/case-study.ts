import type { ShownModel } from "#content/pictures/modelled/model-of.ts";
import { caseStudyDetail } from "#content/tasks/case-studies.ts";
import { caseStudiesWords } from "#content/tasks/case-studies-words.ts";
import type { CaseStudy } from "#content/tasks/case-study.ts";
import { type ProductName, vehicles } from "#vehicles/index.ts";
import { setBack } from "./case-study-back.ts";
import { coverHeight, drawCover, placeCoverPicture } from "./cover.ts";
import { gutter, lanes } from "./look.ts";
import { setModelled } from "./modelled.ts";
import type { Sheet } from "./sheet.ts";
import { drawTable } from "./table.ts";

/**
 * A case study: the site and what is there; the planner's model, if there is one; before and after, what was hard, and
 * the vehicles.
 */
export function setCaseStudy(
  sheet: Sheet,
  study: CaseStudy,
  model: ShownModel | undefined,
  drawingOf: (name: `vehicle-${ProductName}`) => string,
) {
  setFront(sheet, study, model);
  if (model) setModelled(sheet, caseStudyDetail(study.id), model);
  setBack(sheet, study, model, drawingOf);
}

function setFront(sheet: Sheet, study: CaseStudy, model: ShownModel | undefined) {
  const { introduction } = caseStudyDetail(study.id);
  sheet.addPage();
  const { example, computed } = caseStudiesWords.detail;
  drawCover(sheet, {
    kind: model ? "Case study: a worked model" : "Case study",
    heading: study.title,
    introduction: [introduction, example, ...(model ? [computed] : [])].join(" "),
  });
  const pictureHeight = 390;
  placeCoverPicture(sheet, study.picture, pictureHeight);
  const isVehicle = (system: string) => vehicles.some(({ title }) => title === system);
  const half = lanes[2] - lanes[0] - gutter;
  const y = coverHeight + pictureHeight + 6;
  const columns = [half * 0.3, half * 0.7];
  drawTable(sheet, {
    rows: [
      ["Industry", study.industry],
      ["Site", study.site],
    ],
    x: lanes[0],
    y,
    columns,
  });
  drawTable(sheet, {
    rows: [
      ["Vehicles", study.systems.filter(isVehicle).join(", ")],
      ["Software", study.systems.filter((system) => !isVehicle(system)).join(", ")],
    ],
    x: lanes[2] + gutter,
    y,
    columns: [half * 0.28, half * 0.66],
  });
}
