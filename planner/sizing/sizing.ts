import type { Estimate } from "../numbers/statistics.ts";
import type { ProductName } from "../vehicles.ts";

/** What keeps a fleet from doing more, and where. */
export type Limit = {
  /** “work”: the plan is more than the planner sizes, so nothing is said of its fleet but a bound. */
  kind: "lane" | "stub" | "handover" | "charger" | "parking" | "vehicle" | "work";
  /** The place's id; a lane as “from → to”. Null if it is no place. */
  at: string | null;
  /** What it does to the fleet, and what would help. */
  text: string;
  /** Places to park that are missing, where there is free floor for them: `withParking` adds them. */
  places?: number;
};

/** What a share is of, where it isn't the busiest hour's orders: those of mean days, in which the fleet falls behind. */
export type Over = "days";

/** A fleet of one vehicle fewer or more; `vehicle` is its kind, where there are several. */
type Beside = { count: number; share: number; over?: Over | undefined; vehicle?: ProductName | undefined };

/** The one answer to how many vehicles a plan needs. */
export type Sizing = {
  /** The smallest fleet that keeps the promise in the busiest hour; null if none does, or no vehicle fits. */
  fleet: { vehicle: ProductName; count: number }[] | null;
  /** Of the orders placed in that hour, the share reached within the promise: mean and 95% interval over runs. */
  share: Estimate;
  /** Orders that were counted for the share. */
  orders: number;
  /** Set where no fleet keeps the promise, and the best falls behind over days. */
  over?: Over | undefined;
  /**
   * One vehicle fewer or more, with its share: of several kinds, of the one that costs least or gains most. Null where
   * there is none, or the floor has no room.
   */
  fewer: Beside | null;
  more: Beside | null;
  /** No smaller fleet can do the work of the mean hour, in whatever order it drives. A bound, not an answer. */
  least: number;
  limit: Limit | null;
  /**
   * What it costs that a vehicle stops in the busiest hour; null where there is no fleet, or nobody passes. Left out
   * where only the fleet was asked for. Where it takes longer than there was time, its text says so.
   */
  stop?: Stop | Pick<Stop, "text"> | null;
  /** The same in every engine for the same plan and seed. */
  digest: string;
};

/** A vehicle that stops for so many minutes on the lane that most trips pass. */
export type Stop = {
  minutes: number;
  /** The lane, as “from → to”. */
  at: string;
  /** Orders that are late beyond those that would be anyway. */
  late: number;
  /** Minutes after it drives on until no more orders wait than would have; null if more do an hour later. */
  gone: number | null;
  text: string;
};

/** What one run showed of it; `gone` in ms. */
export type StoppedRun = { late: number; gone: number | null };

/**
 * One independent run of the busiest hour; `counts` by kind, where there are several. It is given up once it may need
 * more than `most` moves. `isStopped`: with a vehicle that stops, beside the same run without. `isDay`: 24 mean hours
 * instead.
 */
export type Task = {
  count: number;
  counts?: readonly number[];
  run: number;
  most?: number;
  isStopped?: true;
  isDay?: true;
};

/** Of a fleet on its floor, the vehicles that can leave while all others rest, and the place near which one can't. */
export type Parked = { working: number; shutIn: string | null };

/**
 * What a run showed: of the orders placed in the busiest hour, those reached in time, those reached at all, those
 * that were late by kind of vehicle, and the moves that were tried for it. Or how many vehicles of each kind the floor can
 * park; or that such runs are more work than a sizing may be.
 */
export type Tally =
  | {
      placed: number;
      inTime: number;
      reached: number;
      late: readonly number[];
      tries: number;
      parked: Parked;
    }
  | { room: readonly number[] }
  | { stopped: StoppedRun | null }
  | { tooMuch: true };

/** What is known while the sizing goes on: nothing of it will be taken back. */
export type Known = { atLeast: number; trying: number; runs: number };
