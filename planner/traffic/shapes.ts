import { motion } from "./motion.ts";

/**
 * An area that a vehicle may cover: a rectangle along a unit vector (standing or driving a piece of a lane), or a
 * disc (turning). `conflicts` lists the areas that come nearer than the clearance, itself included.
 */
export type Shape = {
  id: number;
  x: number;
  y: number;
  ux: number;
  uy: number;
  halfLength: number;
  halfWidth: number;
  /** Of a disc; 0 for a rectangle. */
  radius: number;
  conflicts: Shape[];
};

export function rectangle(centre: Point, unit: Unit, halfLength: number, halfWidth: number): Shape {
  return { id: -1, ...centre, ...unit, halfLength, halfWidth, radius: 0, conflicts: [] };
}

export function disc(centre: Point, radius: number): Shape {
  return { id: -1, ...centre, ux: 1, uy: 0, halfLength: radius, halfWidth: radius, radius, conflicts: [] };
}

type Point = { x: number; y: number };
type Unit = { ux: number; uy: number };

/** Numbers the shapes and finds who conflicts with whom, by cells of a grid. */
export function findConflicts(shapes: readonly Shape[]) {
  const cell = 4000; /* mm */
  const grid = new Map<string, Shape[]>();
  for (const [id, shape] of shapes.entries()) {
    shape.id = id;
    const reachX =
      shape.halfLength * Math.abs(shape.ux) + shape.halfWidth * Math.abs(shape.uy) + motion.clearance;
    const reachY =
      shape.halfLength * Math.abs(shape.uy) + shape.halfWidth * Math.abs(shape.ux) + motion.clearance;
    const near = new Set<Shape>();
    for (let i = Math.floor((shape.x - reachX) / cell); i <= Math.floor((shape.x + reachX) / cell); i++) {
      for (let j = Math.floor((shape.y - reachY) / cell); j <= Math.floor((shape.y + reachY) / cell); j++) {
        const key = `${i},${j}`;
        const others = grid.get(key);
        if (!others) grid.set(key, [shape]);
        else {
          for (const other of others) near.add(other);
          others.push(shape);
        }
      }
    }
    shape.conflicts.push(shape);
    for (const other of near) {
      if (!tooNear(shape, other)) continue;
      shape.conflicts.push(other);
      other.conflicts.push(shape);
    }
  }
}

/** Whether two shapes come nearer than the clearance. */
function tooNear(a: Shape, b: Shape) {
  if (a.radius && b.radius) {
    const reach = a.radius + b.radius + motion.clearance;
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) < reach * reach;
  }
  if (a.radius) return discNearRectangle(a, b);
  if (b.radius) return discNearRectangle(b, a);
  return !(
    apartAlong(a, b, a.ux, a.uy) ||
    apartAlong(a, b, -a.uy, a.ux) ||
    apartAlong(a, b, b.ux, b.uy) ||
    apartAlong(a, b, -b.uy, b.ux)
  );
}

function discNearRectangle(round: Shape, box: Shape) {
  const dx = round.x - box.x;
  const dy = round.y - box.y;
  const along = Math.max(0, Math.abs(dx * box.ux + dy * box.uy) - box.halfLength);
  const across = Math.max(0, Math.abs(dy * box.ux - dx * box.uy) - box.halfWidth);
  const reach = round.radius + motion.clearance;
  return along * along + across * across < reach * reach;
}

/** Separating axis: whether two rectangles lie apart by the clearance when seen along a unit vector. */
function apartAlong(a: Shape, b: Shape, ux: number, uy: number) {
  const between = Math.abs((a.x - b.x) * ux + (a.y - b.y) * uy);
  return between >= halfExtent(a, ux, uy) + halfExtent(b, ux, uy) + motion.clearance;
}

function halfExtent({ ux, uy, halfLength, halfWidth }: Shape, alongX: number, alongY: number) {
  return halfLength * Math.abs(ux * alongX + uy * alongY) + halfWidth * Math.abs(ux * alongY - uy * alongX);
}
