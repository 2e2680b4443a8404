import { type Body, solidOf } from "./body.ts";
import { type Camera, camera } from "./camera.ts";
import { lineStyle, outlineStyle, type Style, styleOf } from "./ink.ts";
import { backToFront, hull, type Placed } from "./order.ts";
import { corners, mapOutline, type Outline, polyline } from "./outline.ts";
import type { Depth, Group, Scene } from "./scene.ts";
import { enclose, type Face, type Solid } from "./solid.ts";
import { add, dot, type Point, times, type Vector } from "./vector.ts";

/** One shape on the sheet, ready to be painted. */
export type Shape = { readonly outline: Outline<Point>; readonly open: boolean; readonly style: Style };

/** Everything of a scene in the order of painting, from the floor to what stands nearest. */
export function paint(scene: Scene): Shape[] {
  const eye = camera(scene.view);
  const project = eye.project;
  const floor = scene.floor.map(
    (mark): Shape => ({
      outline: mapOutline(mark.outline, project),
      open: mark.open ?? false,
      style: styleOf(mark, { tone: 0, depth: "middle", pen: scene.pen, weight: "none" }),
    }),
  );
  const groups = scene.groups
    .map((group) => seen(group, eye, scene))
    .filter((group) => group.solids.length > 0);
  const shadows = groups.flatMap(({ group, solids }) =>
    group.shadow ? solids.flatMap((solid) => shadow(solid, eye, scene)) : [],
  );
  const standing = backToFront(groups, eye.toEye).flatMap(({ group, solids }) => {
    const shapes = backToFront(solids, eye.toEye).flatMap((solid) =>
      solid.faces.flatMap((face) => paintFace(face, eye, scene, group.depth ?? "near")),
    );
    return group.outlined ? [...silhouette(shapes, scene), ...shapes] : shapes;
  });
  return [...shadows, ...floor, ...standing];
}

type Seen = Placed & { readonly group: Group; readonly solids: readonly (Solid & Placed)[] };

function seen(group: Group, eye: Camera, scene: Scene): Seen {
  const solids = group.bodies
    .map((body: Body) => solidOf(body, eye))
    .map((solid) => ({
      ...solid,
      hull: hull(solid.faces.flatMap((face) => corners(mapOutline(face.outline, eye.project)))),
    }))
    .filter(({ hull: [...points] }) => onSheet(points, scene));
  const box = enclose(solids.flatMap(({ low, high }) => [low, high]));
  return { group, solids, ...box, hull: hull(solids.flatMap((solid) => solid.hull)) };
}

function onSheet(points: readonly Point[], { width, height }: Scene): boolean {
  const margin = 60;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return (
    Math.max(...xs) > -margin &&
    Math.min(...xs) < width + margin &&
    Math.max(...ys) > -margin &&
    Math.min(...ys) < height + margin
  );
}

function paintFace(face: Face, eye: Camera, scene: Scene, depth: Depth): Shape[] {
  if (face.normal && dot(face.normal, eye.toEye) < 1e-6) return [];
  const tone = face.normal ? toneOf(face.normal, eye) : 1;
  const own: Shape = {
    outline: mapOutline(face.outline, eye.project),
    open: face.open ?? false,
    style: styleOf(face, { tone, depth, pen: scene.pen, weight: "edge" }),
  };
  const marks = (face.marks ?? []).map(
    (mark): Shape => ({
      outline: mapOutline(mark.outline, eye.project),
      open: mark.open ?? false,
      style: mark.material
        ? styleOf(mark, { tone, depth, pen: scene.pen, weight: "none" })
        : lineStyle(face.material, mark.weight ?? "fine", depth, scene.pen),
    }),
  );
  return [own, ...marks];
}

/** The light comes from the upper left, over the shoulder. */
function toneOf(normal: Vector, eye: Camera): 0 | 1 | 2 | 3 {
  const towards: Vector = [eye.right[1], -eye.right[0], 0];
  const light = 0.85 * normal[2] - 0.45 * dot(normal, eye.right) + 0.3 * dot(normal, towards);
  if (light > 0.62) return 0;
  if (light > 0.36) return 1;
  return light > 0.06 ? 2 : 3;
}

function shadow(solid: Solid, eye: Camera, { pen }: Scene): Shape[] {
  if (solid.light) return [];
  const away: Vector = [-eye.right[1], eye.right[0], 0];
  const cast = add(times(eye.right, 0.34), times(away, 0.12));
  const { low, high } = solid;
  const foot = [low, [high[0], low[1], 0], [low[0], high[1], 0], high].map(
    ([x, y]): Vector => [x as number, y as number, 0],
  );
  const points = [low[2], Math.min(high[2], 2.4)].flatMap((z) =>
    foot.map((corner) => add(corner, times(cast, z))),
  );
  const outline = polyline(hull(points.map(eye.project)));
  return [
    {
      outline,
      open: false,
      style: styleOf({ outline: [], material: "shadow" }, { tone: 0, depth: "near", pen, weight: "none" }),
    },
  ];
}

function silhouette(shapes: readonly Shape[], { pen }: Scene): Shape[] {
  const style = outlineStyle(pen);
  return shapes
    .filter((shape) => shape.style.fill && !shape.open && shape.style.stroke)
    .map((shape) => ({ ...shape, style }));
}
