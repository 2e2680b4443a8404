import type { BufferGeometry } from "three";
import { CurvePath, LineCurve3, QuadraticBezierCurve3, TubeGeometry, Vector3 } from "three";
import { segmentsFor } from "./quality.ts";
import type { Vector } from "./surface.ts";

/** A round bar or cable through points, its bends rounded by `bend` metres. */
export function tube(points: readonly Vector[], radius: number, bend = 0.03): BufferGeometry {
  const way = new CurvePath<Vector3>();
  const corners = points.map((point) => new Vector3(...point));
  let from = corners[0] as Vector3;
  for (let i = 1; i < corners.length; i++) {
    const corner = corners[i] as Vector3;
    const next = corners[i + 1];
    if (!next) {
      way.add(new LineCurve3(from, corner));
      break;
    }
    const before = corner.clone().add(from.clone().sub(corner).setLength(bend));
    const after = corner.clone().add(next.clone().sub(corner).setLength(bend));
    way.add(new LineCurve3(from, before));
    way.add(new QuadraticBezierCurve3(before, corner, after));
    from = after;
  }
  return new TubeGeometry(way, 20 * corners.length, radius, 4 * segmentsFor(Math.PI / 2, 3), false);
}
