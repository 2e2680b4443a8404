/** The middle lines of level bands, in units: from where to where, and how far down. */
export function bandsOf(
  regions: Int32Array,
  width: number,
  isBand: (region: number) => boolean,
  pixels: number,
): [from: number, to: number, y: number][] {
  const boxes = new Map<number, Extent>();
  regions.forEach((region, index) => {
    if (!isBand(region)) return;
    const [x, y] = [index % width, Math.floor(index / width)];
    const { from, to, top } = boxes.get(region) ?? { from: x, to: x, top: y };
    boxes.set(region, { from: Math.min(from, x), to: Math.max(to, x), top, bottom: y });
  });
  const inUnits = (pixel: number) => Math.round(pixel / pixels);
  return [...boxes.values()]
    .filter(({ from, to, top, bottom }) => to - from > 2 * (bottom - top))
    .map(({ from, to, top, bottom }) => [inUnits(from), inUnits(to), inUnits((top + bottom) / 2)]);
}

type Extent = { from: number; to: number; top: number; bottom: number };
