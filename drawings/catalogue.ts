import { svg } from "./kernel/svg.ts";
import { aisles } from "./scenes/blogs/aisles.ts";
import { charging } from "./scenes/blogs/charging.ts";
import { handshake } from "./scenes/blogs/handshake.ts";
import { messages } from "./scenes/blogs/messages.ts";
import { pallets } from "./scenes/blogs/pallets.ts";
import { peakHour } from "./scenes/blogs/peak-hour.ts";
import { zones } from "./scenes/blogs/zones.ts";
import { dualDecks } from "./scenes/cases/dual-decks.ts";
import { inAndOut } from "./scenes/cases/in-and-out.ts";
import { milkRun } from "./scenes/cases/milk-run.ts";
import { rackCarts } from "./scenes/cases/rack-carts.ts";
import { staging } from "./scenes/cases/staging.ts";
import { transferPoint } from "./scenes/cases/transfer-point.ts";
import { fmcg } from "./scenes/industries/fmcg.ts";
import { automatedMaterial } from "./scenes/use-cases/automated-material.ts";
import { automatedStorage } from "./scenes/use-cases/automated-storage.ts";
import { boxPacking } from "./scenes/use-cases/box-packing.ts";
import { endOfLine } from "./scenes/use-cases/end-of-line.ts";
import { inboundOutbound } from "./scenes/use-cases/inbound-outbound.ts";
import * as portraits from "./scenes/vehicle.ts";
import { worldFrame, worldMap } from "./scenes/world.ts";

/** Every drawing by its name, made when asked for. */
export const catalogue: Readonly<Record<string, () => string>> = {
  "vehicle-fork": () => svg(portraits.forkPortrait()),
  "vehicle-agvTugger": () => svg(portraits.tuggerPortrait()),
  "vehicle-counterBalance": () => svg(portraits.counterBalancePortrait()),
  "vehicle-singleConveyor": () => svg(portraits.singleConveyorPortrait()),
  "vehicle-dualConveyor": () => svg(portraits.dualConveyorPortrait()),
  "vehicle-lifter": () => svg(portraits.lifterPortrait()),
  "use-case-end-of-line": () => svg(endOfLine()),
  "use-case-inbound-outbound": () => svg(inboundOutbound()),
  "use-case-automated-material": () => svg(automatedMaterial()),
  "use-case-automated-storage": () => svg(automatedStorage()),
  "use-case-box-packing": () => svg(boxPacking()),
  "industry-fmcg": () => svg(fmcg()),
  "case-1": () => svg(staging()),
  "case-2": () => svg(milkRun()),
  "case-3": () => svg(inAndOut()),
  "case-4": () => svg(dualDecks()),
  "case-5": () => svg(rackCarts()),
  "case-6": () => svg(transferPoint()),
  "blog-1": () => svg(messages()),
  "blog-2": () => svg(peakHour()),
  "blog-3": () => svg(zones()),
  "blog-4": () => svg(pallets()),
  "blog-5": () => svg(aisles()),
  "blog-6": () => svg(charging()),
  "blog-7": () => svg(handshake()),
  "world-map": () => worldMap(),
  "map-poster": () => worldFrame(0),
};
