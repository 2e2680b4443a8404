/** A round length of about a fifth of a drawing, mm. */
export function rulerOf(width: number) {
  const power = 10 ** Math.floor(Math.log10(width / 5));
  return power * (width / 5 / power >= 5 ? 5 : width / 5 / power >= 2 ? 2 : 1);
}
