import { hull, overlap } from "./order.ts";
import { corners } from "./outline.ts";
import type { Shape } from "./paint.ts";
import type { Point } from "./vector.ts";

type Member = { readonly hull: readonly Point[]; readonly box: readonly [number, number, number, number] };
export type Batch = { readonly key: string; readonly shapes: Shape[]; readonly members: Member[] };

/** Brings shapes of one style together into one path each, as far as nothing that overlaps changes its order. */
export function merge(shapes: readonly Shape[]): Batch[] {
  const batches: Batch[] = [];
  for (const shape of shapes) {
    const member = memberOf(shape);
    const key = JSON.stringify(shape.style);
    const home = earliest(batches, key, member, shape.style.fill === null);
    if (home) {
      home.shapes.push(shape);
      home.members.push(member);
    } else {
      batches.push({ key, shapes: [shape], members: [member] });
    }
  }
  return batches;
}

/** The first batch of this style that the shape may join without passing anything that it covers. */
function earliest(
  batches: readonly Batch[],
  key: string,
  member: Member,
  lineOnly: boolean,
): Batch | undefined {
  let home: Batch | undefined;
  for (let index = batches.length - 1; index >= 0; index--) {
    const batch = batches[index] as Batch;
    const touches = batch.members.some((other) => meets(member, other));
    if (batch.key === key && (!touches || lineOnly)) home = batch;
    if (touches) return home;
  }
  return home;
}

function memberOf(shape: Shape): Member {
  const points = hull(corners(shape.outline));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { hull: points, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
}

function meets(a: Member, b: Member): boolean {
  if (a.box[0] > b.box[2] || b.box[0] > a.box[2] || a.box[1] > b.box[3] || b.box[1] > a.box[3]) return false;
  if (a.hull.length < 3 || b.hull.length < 3) return true;
  return overlap(a.hull, b.hull, 0.25);
}
