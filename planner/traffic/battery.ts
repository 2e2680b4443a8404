/** Of one kind of vehicle; times in ms. */
export type Cell = { runTime: number; chargeTime: number };

/** Shares of a full battery: to a charger as soon as there is time; nowhere else; and enough to work again. */
const level = { low: 0.3, empty: 0.1, enough: 0.7 } as const;

/** What a vehicle has in the midst of its work: any share from where it would charge to a full battery. */
export const midway = (fraction: number) => level.low + (1 - level.low) * fraction;

/**
 * What is left in one vehicle's battery, in ms of driving. It falls from leaving a resting place to the next rest, and
 * rises while the vehicle rests at a charger.
 */
export class Battery {
  readonly charges: { from: number; to: number }[] = [];
  readonly #cell: Cell;
  /** How often it was exchanged by hand, for want of a way to a charger. */
  swaps = 0;
  #left: number;
  #asOf = 0;
  #rests = 0;
  #atCharger: boolean;
  #recovers = false;

  /** @param charged share of a full battery at the start */
  constructor(cell: Cell, atCharger: boolean, charged = 1) {
    this.#cell = cell;
    this.#left = Math.round(cell.runTime * charged);
    this.#atCharger = atCharger;
  }

  /** A new plan from `now` on: drives until `rests`, then stays at a charger or elsewhere. */
  plan(now: number, rests: number, atCharger: boolean) {
    const full = this.fullFrom();
    if (this.#atCharger && now > this.#rests && full > this.#rests) {
      this.charges.push({ from: this.#rests, to: Math.min(now, full) });
    }
    this.#left = this.left(now);
    this.#recovers = this.#recovers && this.#left < level.enough * this.#cell.runTime;
    this.#asOf = now;
    this.#rests = rests;
    this.#atCharger = atCharger;
  }

  /** ms of driving that are left at a moment. */
  left(now: number) {
    const driven = Math.max(0, Math.min(now, this.#rests) - this.#asOf);
    const left = this.#left - driven;
    if (!this.#atCharger || now <= this.#rests) return left;
    const { runTime, chargeTime } = this.#cell;
    return Math.min(runTime, left + ((now - this.#rests) * runTime) / chargeTime);
  }

  /** Whether the vehicle charges at a moment of its rest. */
  charging(now: number) {
    return this.#atCharger && now >= this.#rests && now < this.fullFrom();
  }

  /** When the battery is full, or Infinity where nothing charges it. */
  fullFrom() {
    if (!this.#atCharger) return Infinity;
    const { runTime, chargeTime } = this.#cell;
    const missing = runTime - (this.#left - Math.max(0, this.#rests - this.#asOf));
    return this.#rests + Math.ceil((missing * chargeTime) / runTime);
  }

  /** A low vehicle goes to a charger before it takes another order, and stays until it has enough. */
  needsCharge(now: number) {
    const share = this.left(now) / this.#cell.runTime;
    if (share < level.low) this.#recovers = true;
    if (share >= level.enough) this.#recovers = false;
    return this.#recovers;
  }

  /** Whether a vehicle that found no charger may take another order meanwhile. */
  canWork(now: number) {
    return this.left(now) > level.empty * this.#cell.runTime;
  }

  /** A full battery is put in by hand. */
  swap(now: number) {
    this.#left = this.#cell.runTime + Math.max(0, Math.min(now, this.#rests) - this.#asOf);
    this.#recovers = false;
    this.swaps++;
  }

  /** Whether another vehicle may have its charger. */
  hasEnough(now: number) {
    return this.left(now) >= level.enough * this.#cell.runTime;
  }
}
