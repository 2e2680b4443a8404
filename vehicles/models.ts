import { folderOf, productNames, type VehicleReference } from "./index.ts";
import type { VehicleModel } from "./modelling/vehicle-model.ts";

const models = import.meta.glob<VehicleModel>("./*/model.ts", { eager: true, import: "model" });

/** Every vehicle's model, from its folder. Only code that Vite bundles or runs can import this file. */
export const vehicles = Object.fromEntries(
  productNames.map((name) => [name, models[`./${folderOf(name)}/model.ts`]]),
) as Record<VehicleReference, VehicleModel>;
