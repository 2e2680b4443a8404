import type { ZoneSet } from "./read-content.ts";
import { broken, kept, type Rule } from "./rule.ts";

type Corner = { x: number; y: number };
type Side = readonly [Corner, Corner];

/** Corners of a zone whose sides are held against each other; of more, only its direction is judged. */
const maxCorners = 200;

/** Each zone of a set has an id and a shape of its own; a set stays as it is (since 3.0). */
export const zones: Rule = {
  name: "zones",
  kinds: ["zoneSet"],
  sections: { "3.0": "7.6" },
  after: ["schema"],
  judge({ content: { zoneSet }, stale }, history) {
    if (!zoneSet) return undefined;
    const wrong = wrongZone(zoneSet);
    if (wrong !== undefined) return broken(wrong);
    const before = stale ? undefined : history.zoneSets.get(zoneSet.id);
    if (before && before.text !== zoneSet.text)
      return {
        ...broken(`Zone set ${zoneSet.id} was sent before with other zones. One that changes has a new id.`),
        section: "6.4.2",
      };
    return kept(`${zoneSet.zones.length} zones have an id and a shape of their own.`);
  },
};

function wrongZone({ zones: all }: ZoneSet) {
  const seen = new Set<unknown>();
  for (const { id, corners } of all) {
    if (seen.has(id)) return `zoneId ${JSON.stringify(id)} is that of two zones.`;
    seen.add(id);
    const sides = sidesOf(corners);
    if (sides.length <= maxCorners && crosses(sides)) return `Zone ${id} crosses itself.`;
    if (area(sides) < 0) return `The vertices of zone ${id} go clockwise. They go counterclockwise.`;
  }
  return undefined;
}

/** The sides of a polygon; some name its first corner again at its end. */
function sidesOf(corners: readonly Corner[]): Side[] {
  const [first, last] = [corners[0], corners.at(-1)];
  const isClosed = corners.length > 1 && first?.x === last?.x && first?.y === last?.y;
  const all = isClosed ? corners.slice(0, -1) : corners;
  return all.map((corner, at) => [corner, all[(at + 1) % all.length] ?? corner] as const);
}

/** Twice the area; negative where the corners go clockwise. */
const area = (sides: readonly Side[]) =>
  sides.reduce((sum, [from, to]) => sum + from.x * to.y - to.x * from.y, 0);

/** Whether two sides that don't meet at a corner do cross. */
function crosses(sides: readonly Side[]) {
  return sides.some((one, at) =>
    sides.slice(at + 2).some((other, after) => {
      const meet = at === 0 && at + 2 + after === sides.length - 1;
      return !meet && isAcross(one, other) && isAcross(other, one);
    }),
  );
}

/** Whether the ends of a side lie on both sides of another one. */
const isAcross = ([from, to]: Side, [one, other]: Side) => turn(from, to, one) * turn(from, to, other) < 0;
const turn = (a: Corner, b: Corner, c: Corner) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
