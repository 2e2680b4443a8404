/** The 0.975 quantile of Student's t distribution: a mean ± this many standard errors is a 95% interval. */
export function tQuantile(freedom: number): number {
  const known = quantiles.get(freedom);
  if (known !== undefined) return known;
  const t = integratedQuantile(freedom);
  quantiles.set(freedom, t);
  return t;
}

/**
 * Quantiles by their degrees of freedom: those computed so far, and from the beginning those of the runs after which a
 * sizing looks at its intervals (`expected.freedom` more), because each takes longer than a run.
 */
const quantiles = new Map([
  [15, 2.131449545559799],
  [19, 2.0930240544083283],
  [23, 2.068657610419051],
  [27, 2.0518305164803072],
  [31, 2.039513446396396],
  [35, 2.0301079282503585],
  [39, 2.0226909200367587],
  [43, 2.0166921992278226],
  [47, 2.011740513729778],
  [51, 2.0075837703158355],
  [55, 2.004044783289162],
  [59, 2.000995378088286],
  [63, 1.9983405425207619],
  [67, 1.9960083540253113],
  [71, 1.9939433678456344],
  [75, 1.9921021540022412],
  [83, 1.9889597801751826],
  [91, 1.9863771544186428],
  [99, 1.9842169515864192],
  [107, 1.982383370175705],
  [123, 1.9794386850933139],
  [139, 1.977177724490371],
  [155, 1.9753871310551234],
  [171, 1.973933954103133],
  [203, 1.9717188484634947],
  [235, 1.970110062268103],
  [267, 1.9688886224493065],
]);

/**
 * Newton's method over the distribution function, which is the density integrated from 0 by Simpson's rule. The
 * density's power is one of whole numbers and a square root, so that every engine gives the same bits.
 *
 * @param freedom degrees of freedom, a whole number from 1
 */
export function integratedQuantile(freedom: number): number {
  const scale = densityAtZero(freedom);
  const density = (t: number) => scale / halfPower(1 + (t * t) / freedom, freedom + 1);
  let t = 1.96;
  for (let step = 0; step < 60; step++) {
    const correction = (0.475 - integral(density, t)) / density(t);
    t += correction;
    if (Math.abs(correction) < 1e-12 * t) break;
  }
  return t;
}

/** Γ((ν + 1) ÷ 2) ÷ (√(νπ) · Γ(ν ÷ 2)), up from ν = 1 or 2 by Γ(x + 1) = x Γ(x). */
function densityAtZero(freedom: number): number {
  let ratio = freedom % 2 === 1 ? 1 / Math.sqrt(Math.PI) : Math.sqrt(Math.PI) / 2;
  for (let of = freedom % 2 === 1 ? 1 : 2; of < freedom; of += 2) ratio *= (of + 1) / of;
  return ratio / Math.sqrt(freedom * Math.PI);
}

/** baseⁿᐟ² for a whole n. */
function halfPower(base: number, n: number): number {
  let [result, square] = [n % 2 === 1 ? Math.sqrt(base) : 1, base];
  for (let left = Math.floor(n / 2); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result *= square;
    square *= square;
  }
  return result;
}

function integral(of: (x: number) => number, end: number): number {
  const steps = 2000;
  const width = end / steps;
  let sum = of(0) + of(end);
  for (let step = 1; step < steps; step++) sum += (step % 2 === 1 ? 4 : 2) * of(step * width);
  return (sum * width) / 3;
}
