import type { Verdict } from "#planner/messages/rules/rule.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** What a vehicle does, as far as its last messages tell. */
export type Doing =
  | "away"
  | "paused"
  | "picking"
  | "dropping"
  | "acting"
  | "driving"
  | "charging"
  | "waiting"
  | "idle"
  | "unknown";

/** A vehicle on the page. x and y in mm, `turn` in degrees, both of the plan; sizes in mm. */
export type ShownVehicle = {
  name: string;
  /** False: a stranger's. */
  own: boolean;
  x: number;
  y: number;
  turn: number;
  length: number;
  width: number;
  doing: Doing;
  /** The node that it reached last. */
  node: string;
  order: string;
};

/** A message as the page lists it; `n` counts them all. */
export type ShownMessage = { n: number; topic: string; at: string; text: string };

/** A broken rule as the page lists it; `n` counts them all. */
export type BrokenRule = Pick<Verdict, "rule" | "section" | "topic" | "headerId" | "text"> & { n: number };

/** How often each rule was kept, broken, or couldn't be told. */
export type Tallies = Record<string, Record<Verdict["verdict"], number>>;

/** What moves. */
export type SandboxMoment = {
  at: string;
  vehicles: ShownVehicle[];
  /** Only for whoever has the key. */
  inside?: {
    heard: number;
    /** Those that are new to the reader, of the last ones. */
    messages: ShownMessage[];
    broken: BrokenRule[];
    tallies: Tallies;
    orders: { reference: string; state: string; vehicle: string }[];
  };
};

/** What `POST /sandbox` answers, but for the key. */
type Addresses = {
  http: string;
  events: string;
  report: string;
  trouble: string;
  mqtt: { url: string; username: string; prefix: string } | undefined;
  ws: string | undefined;
};

/** What the page of a sandbox shows. */
export type SandboxView = {
  id: string;
  endsAt: string;
  silenceSeconds: number;
  speed: number;
  seed: number;
  floor: Pick<Plan, "name" | "places" | "lanes">;
  /** The planner's page with this floor. */
  link: string;
  /** An order that this floor takes, but for its reference. */
  order: { load: { carrier: string; weight?: number }; from: string; to: string };
  moment: SandboxMoment;
  addresses: Addresses;
};

/** Instead of it, once it has ended. */
export type EndedSandbox = { id: string; why: string; report: string | undefined };

/** The page's input: a running sandbox, with its key if the reader has it; one that has ended; none; or why not. */
export type SandboxPage =
  | { is: "open"; view: SandboxView; key: string | undefined; wrongKey: boolean }
  | { is: "ended"; ended: EndedSandbox }
  | { is: "none" }
  | { is: "refused"; status: number; title: string; detail: string };
