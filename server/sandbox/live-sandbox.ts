import type { rateLimit } from "../http/rate-limit.ts";
import type { ForeignVehicle } from "./foreign-vehicle.ts";
import type { Event, Sandbox } from "./sandbox.ts";
import type { Report, Witness } from "./witness.ts";

/** A sandbox that runs, with whoever reads it. */
export type LiveSandbox = {
  id: string;
  key: Buffer;
  sandbox: Sandbox;
  speed: number;
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
};

/** What stays of a sandbox: who may read its report, and the report. */
export type EndedSandbox = { key: Buffer; report: WholeReport; junit: string };
export type WholeReport = Report & { id: string; floor: string; from: string; to: string };
