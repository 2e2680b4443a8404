import type { VehicleModel } from "#vehicles/modelling/vehicle-model.ts";

const models = import.meta.glob<{ model: VehicleModel }>("../../../../../vehicles/*/model.ts");

/** Loads the model of the vehicle in that folder: the one that photographs, drawings and files are made from. */
export function loadModel(folder: string) {
  const load = models[`../../../../../vehicles/${folder}/model.ts`];
  if (!load) throw new Error(`There is no model of "${folder}".`);
  return load();
}
