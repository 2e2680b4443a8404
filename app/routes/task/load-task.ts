import { data, href } from "react-router";
import { aisleInWords } from "#app/aisle-in-words.ts";
import { contactPath } from "#app/contact-path.ts";
import { pictureUrl } from "#app/pictures.ts";
import { floorRunOf } from "#app/sections/floor-plan/floor-run.ts";
import { relatedPages } from "#content/frame/related.ts";
import { vehiclePicture } from "#content/products/vehicle-pictures.ts";
import { caseStudies } from "#content/tasks/case-studies.ts";
import { taskPage, taskPages } from "#content/tasks/task-pages.ts";
import { pathOf } from "#planner/link/link.ts";
import { presetOf } from "#planner/presets/presets.ts";
import type { Leads } from "#ui/line/place.ts";
import { vehicleAddress } from "#vehicles/address.ts";
import { findListed } from "#vehicles/index.ts";

/** Everything that the page of a use case or an industry shows, put together from its records. */
export function loadTask(pathname: string) {
  const task = taskPages.find(({ path }) => path === pathname.toLowerCase());
  if (!task) throw data(null, { status: 404 });
  const study = caseStudies.find(({ id }) => id === task.caseStudy);
  if (!study) throw new Error(`${task.path} names the case study "${task.caseStudy}", which does not exist.`);
  const { path, title, description, name: heading, statement, introduction } = task;
  return {
    ...task,
    page: { path, title, description, heading, statement, introduction },
    contact: contactPath(path.split("/").at(-1) ?? ""),
    words: taskPage,
    site: task.site.map(({ title: name, text }) => ({
      title: name,
      text: typeof text === "function" ? text(aisleInWords) : text,
    })),
    picture: pictureUrl(task.picture),
    vehicles: task.vehicles.flatMap(({ product, why }) => {
      const vehicle = findListed(product);
      if (!vehicle) return [];
      return {
        why,
        title: vehicle.title,
        payload: `Payload ${vehicle.payloadKg} kg`,
        to: vehicleAddress(product),
        picture: pictureUrl(vehiclePicture(path, vehicle.product)),
      };
    }),
    study: {
      ...study,
      to: href("/case-study/:id", { id: study.id }),
      picture: pictureUrl(task.studyPicture ?? study.picture),
    },
    run: floorRunOf(path, task.plan),
    planner: pathOf(presetOf(task.caseStudy)),
    related: relatedPages(task.related),
  };
}

export type TaskData = ReturnType<typeof loadTask>;

/** What a part of the page shows, and where it leads the line in a layout in which its words lie elsewhere. */
export type TaskPartData = TaskData & { leads?: Leads | undefined };
