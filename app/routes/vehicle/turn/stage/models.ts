import type { VehicleModel } from "#vehicles/modelling/vehicle-model.ts";

const models = import.meta.glob<{ model: VehicleModel }>("../../../../../vehicles/*/model.ts");

/** The model of the vehicle in that folder, as photographs, drawings and files are made from it. */
export function loadModel(folder: string) {
  const load = models[`../../../../../vehicles/${folder}/model.ts`];
  if (!load) throw new Error(`There is no model of "${folder}".`);
  return load();
}
