/**
 * Wq·μ of an M/M/c queue: mean wait over mean service time (Erlang, 1917, by the recurrence of his loss formula).
 *
 * @param load share of the servers' time that is asked for, below 1
 */
export function erlangWait(servers: number, load: number): number {
  const offered = servers * load;
  let loss = 1;
  for (let server = 1; server <= servers; server++) loss = (offered * loss) / (server + offered * loss);
  const waits = loss / (1 - load * (1 - loss));
  return waits / (servers * (1 - load));
}

/**
 * The same of an M/D/c queue, whose service always takes one unit (Crommelin, 1932):
 * Σ over i ≥ 1 of P(Nᵢ ≥ ic) − P(Nᵢ ≥ ic + 1) ÷ load, Nᵢ Poisson distributed with mean i · c · load.
 */
export function crommelinWait(servers: number, load: number): number {
  let wait = 0;
  for (let i = 1; i < 5000; i++) {
    const term = atLeast(i * servers, i * servers * load, load);
    wait += term;
    if (term < 1e-12) break;
  }
  return wait;
}

/** P(N ≥ n) − P(N ≥ n + 1) ÷ load for a Poisson mean, summed from its own terms above n to avoid cancellation. */
function atLeast(n: number, mean: number, load: number): number {
  let term = poisson(n, mean);
  let sum = term;
  for (let k = n + 1; term > 1e-18 && k < n + 100_000; k++) {
    term *= mean / k;
    sum += term * (1 - 1 / load);
  }
  return Math.max(0, sum);
}

/** e⁻ᵐ mⁿ ÷ n! as a product of n factors: small factors while the product is large, large ones while it is small. */
function poisson(n: number, mean: number): number {
  const step = inverseE(mean / n);
  let [probability, low, high] = [1, 1, n];
  while (low <= high) probability *= (step * mean) / (probability > 1 ? high-- : low++);
  return probability;
}

/** e⁻ˣ for 0 ≤ x ≤ 1, by its power series. */
function inverseE(x: number): number {
  let sum = 1;
  for (let k = 20; k >= 1; k--) sum = 1 - (x / k) * sum;
  return sum;
}
