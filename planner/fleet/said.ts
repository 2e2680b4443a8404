import { inList } from "../in-list.ts";
import { plannedVehicle } from "../vehicles.ts";
import type { Fleet } from "./total.ts";

/** A fleet by the names of its vehicles: “3 MAG 1400 Fork and 2 MAG 1500 AGV Tugger”. */
export const saidFleet = (fleet: Fleet): string =>
  inList(fleet.map(({ vehicle, count }) => `${count} ${plannedVehicle(vehicle).title}`));
