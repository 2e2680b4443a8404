/** Shares and times as the page shows them; "–" where runs gave none. */
export const percent = (share: number | null) =>
  share === null ? "–" : `${(share * 100).toFixed(1)}\u00a0%`;
export const whole = (share: number | null) => (share === null ? "–" : `${Math.round(share * 100)}\u00a0%`);
export const seconds = (wait: number | null) => (wait === null ? "–" : `${Math.round(wait)}\u00a0s`);

/** A sum or a figure in figures, with a separator of thousands. */
export const figure = (value: number, digits = 0) =>
  value.toLocaleString("en-GB", { maximumFractionDigits: digits, minimumFractionDigits: digits });
