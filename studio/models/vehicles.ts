import { folderOf, productNames, type VehicleReference } from "#vehicles/index.ts";
import type { VehicleModel } from "#vehicles/modelling/vehicle-model.ts";

const models = import.meta.glob<VehicleModel>("../../vehicles/*/model.ts", { eager: true, import: "model" });

/** Every vehicle's model, from its folder. Only what Vite bundles or runs can import this file. */
export const vehicles = Object.fromEntries(
  productNames.map((name) => [name, models[`../../vehicles/${folderOf(name)}/model.ts`]]),
) as Record<VehicleReference, VehicleModel>;
