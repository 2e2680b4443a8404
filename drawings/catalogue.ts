import { svg } from "./kernel/svg.ts";
import { hero, heroPhone } from "./scenes/hero.ts";
import * as portraits from "./scenes/vehicle.ts";
import { warehouse } from "./scenes/warehouse.ts";

/** Every drawing by its name, made when asked for. */
export const catalogue: Readonly<Record<string, () => string>> = {
  hero: () => svg(hero()),
  "hero-phone": () => svg(heroPhone()),
  warehouse: () => svg(warehouse()),
  "vehicle-fork": () => svg(portraits.forkPortrait()),
  "vehicle-agvTugger": () => svg(portraits.tuggerPortrait()),
  "vehicle-counterBalance": () => svg(portraits.counterBalancePortrait()),
  "vehicle-singleConveyor": () => svg(portraits.singleConveyorPortrait()),
  "vehicle-dualConveyor": () => svg(portraits.dualConveyorPortrait()),
  "vehicle-lifter": () => svg(portraits.lifterPortrait()),
};
