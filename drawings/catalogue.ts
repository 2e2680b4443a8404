import { svg } from "./kernel/svg.ts";
import { filmFrame } from "./scenes/film.ts";
import { hero, heroPhone } from "./scenes/hero.ts";
import * as blogs from "./scenes/blogs.ts";
import * as cases from "./scenes/cases.ts";
import * as industries from "./scenes/industries.ts";
import * as useCases from "./scenes/use-cases.ts";
import * as portraits from "./scenes/vehicle.ts";
import { warehouse } from "./scenes/warehouse.ts";
import { worldFrame, worldMap } from "./scenes/world.ts";

/** Every drawing by its name, made when asked for. */
export const catalogue: Readonly<Record<string, () => string>> = {
  hero: () => svg(hero()),
  "hero-phone": () => svg(heroPhone()),
  "hero-poster": () => svg(filmFrame(0), "light"),
  warehouse: () => svg(warehouse()),
  "vehicle-fork": () => svg(portraits.forkPortrait()),
  "vehicle-agvTugger": () => svg(portraits.tuggerPortrait()),
  "vehicle-counterBalance": () => svg(portraits.counterBalancePortrait()),
  "vehicle-singleConveyor": () => svg(portraits.singleConveyorPortrait()),
  "vehicle-dualConveyor": () => svg(portraits.dualConveyorPortrait()),
  "vehicle-lifter": () => svg(portraits.lifterPortrait()),
  "use-case-end-of-line": () => svg(useCases.endOfLine()),
  "use-case-inbound-outbound": () => svg(useCases.inboundOutbound()),
  "use-case-automated-material": () => svg(useCases.automatedMaterial()),
  "use-case-automated-storage": () => svg(useCases.automatedStorage()),
  "use-case-box-packing": () => svg(useCases.boxPacking()),
  "industry-fmcg": () => svg(industries.fmcg()),
  "industry-automotive": () => svg(industries.automotive()),
  "industry-distribution": () => svg(industries.distribution()),
  "case-1": () => svg(cases.staging()),
  "case-2": () => svg(cases.milkRun()),
  "case-3": () => svg(cases.inAndOut()),
  "case-4": () => svg(cases.dualDecks()),
  "case-5": () => svg(cases.rackCarts()),
  "case-6": () => svg(cases.transferPoint()),
  "blog-1": () => svg(blogs.messages()),
  "blog-2": () => svg(blogs.peakHour()),
  "blog-3": () => svg(blogs.zones()),
  "blog-4": () => svg(blogs.pallets()),
  "blog-5": () => svg(blogs.aisles()),
  "blog-6": () => svg(blogs.charging()),
  "blog-7": () => svg(blogs.handshake()),
  "world-map": () => worldMap(),
  "map-poster": () => worldFrame(0),
};
