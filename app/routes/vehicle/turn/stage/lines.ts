import { BufferGeometry, type Color, Float32BufferAttribute, LineBasicMaterial, LineSegments } from "three";

export type Point = readonly [x: number, y: number, z: number];

/** Lines between each pair of points. */
export function segments(points: readonly Point[], color: Color, opacity = 1): LineSegments {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(points.flat(), 3));
  return new LineSegments(geometry, new LineBasicMaterial({ color, opacity, transparent: opacity < 1 }));
}

/** A circle on the floor about the origin. */
export function circle(radius: number, color: Color): LineSegments {
  const at = (step: number): Point => {
    const angle = (step / 48) * Math.PI;
    return [radius * Math.cos(angle), 0.01, radius * Math.sin(angle)];
  };
  return segments(Array.from({ length: 96 }, (_, step) => [at(step), at(step + 1)]).flat(), color);
}
