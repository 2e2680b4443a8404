const bits = new DataView(new ArrayBuffer(8));
/** 1 ÷ 21, 1 ÷ 19 … 1 ÷ 1: divided once, because a fleet's runs compute a logarithm for every order. */
const inverses = Float64Array.from({ length: 11 }, (_, term) => 1 / (21 - 2 * term));

/**
 * Natural logarithm of a normal positive number, to about 1 ulp. `Math.log` may differ between engines in the last
 * bit; this uses only additions, multiplications and divisions, which IEEE 754 rounds in one way.
 *
 * x = 2ᵏ·m with m near 1; ln m = 2 artanh s with s = (m − 1) ÷ (m + 1), |s| < 0.172, by its power series.
 */
export function logarithm(x: number): number {
  bits.setFloat64(0, x);
  const high = bits.getUint32(0);
  let exponent = (high >>> 20) - 1023;
  bits.setUint32(0, (high & 0xfffff) | 0x3ff00000);
  let mantissa = bits.getFloat64(0);
  if (mantissa > Math.SQRT2) {
    mantissa /= 2;
    exponent += 1;
  }
  const s = (mantissa - 1) / (mantissa + 1);
  const square = s * s;
  let series = 0;
  for (let term = 0; term < 11; term++) series = series * square + (inverses[term] ?? 0);
  return exponent * Math.LN2 + 2 * s * series;
}
