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
 * sizing looks at its intervals, because each takes longer than a run.
 */
const quantiles = new Map([
  [3, 3.182446305283758],
  [7, 2.364624251592825],
  [11, 2.2009851600916566],
  [15, 2.131449545559799],
  [23, 2.068657610419051],
  [31, 2.039513446396396],
  [39, 2.0226909200367587],
  [47, 2.011740513729778],
  [63, 1.9983405425207619],
  [79, 1.9904502102301418],
  [95, 1.9852510035055067],
  [127, 1.9788195347028692],
  [159, 1.9749962127674905],
  [191, 1.97246198976721],
  [223, 1.9706589608358187],
  [255, 1.969310569849884],
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
