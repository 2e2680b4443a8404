import type { Obstruction } from "./delays.ts";
import type { Layout } from "./layout.ts";
import type { LeafEnd, LeafMove } from "./leaf.ts";
import { addClaims, type Leaf, lingers, nextChange, wantsOpen } from "./leaf.ts";
import type { Reservations } from "./reservations.ts";
import type { Shape } from "./shapes.ts";
import type { Step } from "./steps.ts";
import type { Vehicle } from "./vehicle.ts";

/** Owners of reservations from here on are doors. */
const firstOwner = 2_000_000;
/**
 * Doors that open when a vehicle asks. The fleet asks early enough that the door is open when the vehicle claims its
 * area, and no plan claims the area sooner than a door that is asked now could be open.
 */
export class Doors {
  readonly #leaves: readonly Leaf[];
  readonly #reservations: Reservations;
  /** By vehicle, the plan whose claims are known. */
  readonly #plans: (readonly Step[])[] = [];
  #moves: LeafMove[] = [];
  #ends: LeafEnd[] = [];

  constructor({ doors }: Pick<Layout, "doors">, reservations: Reservations) {
    this.#reservations = reservations;
    this.#leaves = doors.map((door, index) => ({
      ...door,
      owner: firstOwner + index,
      passes: new Set(door.area.conflicts.map(({ id }) => id)),
      passed: new WeakMap(),
      claims: [],
      opened: 0,
      asOf: 0,
      opening: false,
      shut: false,
    }));
  }

  /** Moves the leaves up to a moment, as the known plans require. */
  run(until: number) {
    for (const leaf of this.#leaves) this.#move(leaf, until);
  }

  /** Reserves each door's area for as long as the door takes to open. */
  hold(now: number) {
    this.run(now);
    for (const { owner, area, opens, opened } of this.#leaves) {
      this.#reservations.release(owner);
      this.#reservations.hold(owner, area, now, now + opens - opened);
    }
  }

  /** Areas that can't be passed yet. */
  obstructions(now: number): Obstruction[] {
    return this.#leaves.flatMap(({ area, opens, opened }) =>
      opened < opens ? [{ area, until: now + opens - opened }] : [],
    );
  }

  /** Takes account of new plans; of none at most events. */
  expect(vehicles: readonly Vehicle[], now: number) {
    if (this.#leaves.length === 0) return;
    const changed = vehicles.filter(({ id, steps }) => this.#plans[id] !== steps);
    if (changed.length === 0) return;
    const moved = new Set(changed.map(({ id }) => id));
    for (const leaf of this.#leaves) {
      const claims = leaf.claims.filter(
        ({ to, vehicle }) => to + lingers > now && (to <= now || !moved.has(vehicle)),
      );
      for (const { id, steps } of changed)
        for (const step of steps) if (step.to > now) addClaims(claims, id, step, now, leaf);
      leaf.claims = claims;
    }
    for (const { id, steps } of changed) this.#plans[id] = steps;
  }

  /** A shut door closes once the vehicle under it has left, and opens for nobody. */
  shut(lane: number, shut: boolean) {
    for (const leaf of this.#leaves) if (leaf.lane === lane) leaf.shut = shut;
  }

  areaOf(lane: number) {
    return this.#leaves.find((leaf) => leaf.lane === lane)?.area;
  }

  /** Movements of leaves since the last call. */
  take(): { moves: LeafMove[]; ends: LeafEnd[] } {
    const taken = { moves: this.#moves, ends: this.#ends };
    this.#moves = [];
    this.#ends = [];
    return taken;
  }

  /** Each door with the share to which it is open, as of the last `run`. */
  get leaves(): { lane: number; area: Shape; share: number }[] {
    return this.#leaves.map(({ lane, area, opened, opens }) => ({ lane, area, share: opened / opens }));
  }

  #move(leaf: Leaf, until: number) {
    const { lane, opens } = leaf;
    while (leaf.asOf < until) {
      const opening = wantsOpen(leaf, leaf.asOf);
      if (opening !== leaf.opening) {
        leaf.opening = opening;
        this.#moves.push({ lane, from: leaf.asOf, share: leaf.opened / opens, opening });
      }
      const next = Math.min(until, nextChange(leaf));
      const [before, passed] = [leaf.opened, next - leaf.asOf];
      leaf.opened = opening ? Math.min(opens, before + passed) : Math.max(0, before - passed);
      const way = opening ? opens - before : before;
      if (way > 0 && passed >= way) this.#ends.push({ lane, t: leaf.asOf + way, open: opening });
      leaf.asOf = next;
    }
  }
}
