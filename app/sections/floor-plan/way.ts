import type { Point } from "#content/tasks/plants/plant.ts";

const cut = 26; /* how much of each side a corner loses, in units of the sheet */

/** A path along the points with corners cut at 45°, as in every route drawn on this site. */
export function way(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${point[0]} ${point[1]}`;
      if (!after) return `L${point[0]} ${point[1]}`;
      const [x1, y1] = towards(point, before);
      const [x2, y2] = towards(point, after);
      return `L${x1} ${y1}L${x2} ${y2}`;
    })
    .join("");
}

/** A point on the way from one to another, the cut away from the first, or half of the way where that is short. */
function towards([x, y]: Point, [toX, toY]: Point): Point {
  const length = Math.hypot(toX - x, toY - y);
  const share = Math.min(cut, length / 2) / length;
  return [Math.round(x + (toX - x) * share), Math.round(y + (toY - y) * share)];
}
