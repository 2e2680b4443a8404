import type { rateLimit } from "../http/rate-limit.ts";
import type { FleetEvents } from "./fleet-events.ts";
import type { ForeignVehicle } from "./foreign-vehicle.ts";
import type { Event, Sandbox } from "./sandbox.ts";
import type { Report, Witness } from "./witness.ts";

/** A sandbox that runs, with whoever reads it. */
export type LiveSandbox = {
  id: string;
  key: Buffer;
  sandbox: Sandbox;
  speed: number;
  /** Of VDA 5050, in which the vehicles begin. */
  version: string;
  seed: number;
  began: number;
  lastHeard: number;
  passes: ReturnType<typeof rateLimit>;
  events: { id: number; event: Event }[];
  told: number;
  readers: Set<() => void>;
  /** Vehicles of others, by manufacturer and serial number. */
  foreign: Map<string, ForeignVehicle>;
  witness: Witness;
  watchers: Set<() => void>;
  /** Orders by calls from stations so far. */
  calls: number;
  /** Topics on which an order's last state is kept, the oldest first. */
  statesKept: Set<string>;
  /** What each of our vehicles last did, as events of the fleet have it. */
  fleet: FleetEvents;
};

/** What stays of a sandbox: who may read its report, and the report. */
export type EndedSandbox = { key: Buffer; report: WholeReport; junit: string };
export type WholeReport = Report & { id: string; floor: string; from: string; to: string };
