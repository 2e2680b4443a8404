import type { Load } from "../../vehicles/modelling/loads/load.ts";
import type { PhotographedVehicle } from "../../vehicles/photographed.ts";
import type { PersonPose } from "../models/site/person.ts";

/** A moving thing at one moment of a film; metres, and degrees counter-clockwise seen from above. */
export type Actor = VehicleActor | LoadActor | PersonActor;

type VehicleActor = {
  vehicle: PhotographedVehicle;
  x: number;
  z: number;
  turn: number;
  /** height of the forks or of the lift plate */
  lift?: number;
  /** metres driven, by which its wheels turn */
  driven: number;
  /** 1 is full detail */
  quality?: number;
};

type LoadActor = {
  load: Load;
  x: number;
  y: number;
  z: number;
  turn: number;
  /** metres rolled on castors */
  driven?: number;
  quality?: number;
};

/** Somebody who walks; `turn` 0 faces +z. */
type PersonActor = { person: PersonPose; x: number; z: number; turn: number };

/** Everything that moves, at a time in seconds. The same time gives the same moment, and the end meets the start. */
export type Moment = {
  actors: readonly Actor[];
  /** brightness of the amber lights that warn of a moving vehicle, 0 to 1 */
  amber: number;
};
export type Film = (time: number) => Moment;

/** An amber light that flashes every `period` seconds, rising and fading like a lamp. */
export function flashing(time: number, period = 1): number {
  const phase = ((time / period) % 1) * 2 * Math.PI;
  return Math.max(0, Math.sin(phase)) ** 0.5;
}

/** A fork vehicle's load is this far behind its origin, and this far below the forks' top. */
export const onForks = { fork: -0.88, counterBalance: -0.955, underBoards: 0.122 } as const;
