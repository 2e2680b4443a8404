/** Battery of one kind of vehicle; times in ms. */
export type Cell = { runTime: number; chargeTime: number };

/** Shares of a full battery: low enough to charge when there is time, to do nothing else; and enough to work again. */
const level = { low: 0.3, empty: 0.1, enough: 0.7 } as const;

/** A vehicle's charge in the midst of its work: `fraction` (0 to 1) of the way from the charging level to full. */
export const midway = (fraction: number) => level.low + (1 - level.low) * fraction;

/**
 * The charge of one vehicle's battery, in ms of driving. It falls from leaving one resting place until reaching the
 * next, and rises while the vehicle rests at a charger.
 */
export class Battery {
  readonly charges: { from: number; to: number }[] = [];
  readonly #cell: Cell;
  /** How often the battery was swapped by hand because no charger could be reached. */
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

  /** Takes a new plan from `now` on: the vehicle drives until `rests`, then stays at a charger or elsewhere. */
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

  /** ms of driving left at a moment. */
  left(now: number) {
    const driven = Math.max(0, Math.min(now, this.#rests) - this.#asOf);
    const left = this.#left - driven;
    if (!this.#atCharger || now <= this.#rests) return left;
    const { runTime, chargeTime } = this.#cell;
    return Math.min(runTime, left + ((now - this.#rests) * runTime) / chargeTime);
  }

  /** The same as a share of a full battery. */
  share(now: number) {
    return this.left(now) / this.#cell.runTime;
  }

  /** Whether the resting vehicle charges at a moment. */
  charging(now: number) {
    return this.#atCharger && now >= this.#rests && now < this.fullFrom();
  }

  /** When the battery is full; Infinity if nothing charges it. */
  fullFrom() {
    if (!this.#atCharger) return Infinity;
    const { runTime, chargeTime } = this.#cell;
    const missing = runTime - (this.#left - Math.max(0, this.#rests - this.#asOf));
    return this.#rests + Math.ceil((missing * chargeTime) / runTime);
  }

  /** A low vehicle goes to a charger before it takes another order, and stays until it has enough. */
  needsCharge(now: number) {
    const share = this.share(now);
    if (share < level.low) this.#recovers = true;
    if (share >= level.enough) this.#recovers = false;
    return this.#recovers;
  }

  /** Whether a vehicle that found no charger may take another order in the meantime. */
  canWork(now: number) {
    return this.left(now) > level.empty * this.#cell.runTime;
  }

  /** Swaps the battery for a full one by hand. */
  swap(now: number) {
    this.#left = this.#cell.runTime + Math.max(0, Math.min(now, this.#rests) - this.#asOf);
    this.#recovers = false;
    this.swaps++;
  }

  /** Whether the vehicle may give its charger up to another. */
  hasEnough(now: number) {
    return this.left(now) >= level.enough * this.#cell.runTime;
  }
}
