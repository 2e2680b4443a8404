import { number, type Of, type Outcome, readInput, record } from "../plan/fields.ts";

const fields = record({
  /** s within which an order is to be picked up. */
  within: number({ min: 0, max: 86_400 }),
  /** Share of orders that a good fleet reaches in that time. */
  share: number({ min: 0.01, max: 1 }),
  /** By how much a fleet has to fall short of it to be refused. */
  worse: number({ min: 0.001, max: 1 }),
  /** Probability with which either side may be wronged at most. */
  risk: number({ min: 0.001, max: 0.5 }),
});
export type Agreement = Of<typeof fields>;

/** A test of so many orders, passed with at most so many late ones. */
export type Acceptance = { orders: number; late: number };

/** By how much sums of decimals as doubles may miss a probability that is exactly the risk: 1 − 0.95 is above 0.05. */
const rounding = 1e-12;

/** Longer than any acceptance test of a plant. */
const maxOrders = 1_000_000;

/** Reads `{ within, share, worse, risk }` and answers with the shortest test. */
export function answerAcceptance(input: unknown): Outcome<Acceptance> {
  const asked = readInput(fields, input);
  if (!asked.ok) return asked;
  if (asked.value.worse >= asked.value.share) {
    const message = `must be less than the share of ${asked.value.share}: a fleet that reaches no order in time fails any test`;
    return { ok: false, errors: [{ path: "worse", message }] };
  }
  const test = acceptance(asked.value);
  if (test) return { ok: true, value: test };
  const message = `would take a test of more than ${maxOrders} orders: allow a larger difference, or more risk`;
  return { ok: false, errors: [{ path: "worse", message }] };
}

/**
 * The shortest test by which buyer and maker agree on a fleet: a fleet that keeps `share` fails it with a probability of
 * at most `risk`, and one that keeps `share` − `worse` passes it with at most `risk` (single sampling plan for
 * attributes, exact binomial; ISO 2859, ISO 28590). Undefined if it takes more than a million orders.
 *
 * With c late orders allowed, the second needs a number of orders that grows with c, so the first c with which the first
 * holds, too, has the shortest test.
 */
export function acceptance({ share, worse, risk }: Omit<Agreement, "within">): Acceptance | undefined {
  const good = new Binomial(1 - share);
  const bad = new Binomial(1 - share + worse);
  for (let orders = 0; orders <= maxOrders; orders++) {
    if (bad.upTo <= risk + rounding) {
      if (1 - good.upTo <= risk + rounding) return { orders, late: bad.most };
      good.allow();
      bad.allow();
    }
    good.draw();
    bad.draw();
  }
  return undefined;
}

/** P(X ≤ most) of a binomial variable, kept up to date while `draws` and `most` grow by one. */
class Binomial {
  draws = 0;
  most = 0;
  /** P(X ≤ most) */
  upTo = 1;
  /** P(X = most) */
  #at = 1;
  readonly #chance: number;

  constructor(chance: number) {
    this.#chance = chance;
  }

  draw() {
    this.upTo -= this.#chance * this.#at;
    this.draws++;
    this.#at *= (this.draws / (this.draws - this.most)) * (1 - this.#chance);
  }

  allow() {
    this.#at *= ((this.draws - this.most) / (this.most + 1)) * (this.#chance / (1 - this.#chance));
    this.most++;
    this.upTo += this.#at;
  }
}
