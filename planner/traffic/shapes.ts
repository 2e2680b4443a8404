import type { Point } from "../floor/floor.ts";
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
  /** Shapes with the same conflicts have one number here: whoever is too near to one of them is so to all. */
  area: number;
  /** What a stay reserves, in the rows of `holdsOf`: the areas of `conflicts`, each from its beginning to its end. */
  near: Float64Array;
};

export function rectangle({ x, y }: Point, { ux, uy }: Unit, halfLength: number, halfWidth: number): Shape {
  return { id: -1, x, y, ux, uy, halfLength, halfWidth, radius: 0, conflicts: [], area: -1, near: none };
}

export function disc(centre: Point, radius: number): Shape {
  return { ...rectangle(centre, { ux: 1, uy: 0 }, radius, radius), radius };
}

const none = new Float64Array(0);

type Unit = { ux: number; uy: number };

/**
 * Numbers the shapes and finds their conflicts. Bounding boxes are compared first: a few thousand take 20 ms.
 * @param doors that hold some of the shapes
 * @returns how many areas they have
 */
export function findConflicts(shapes: readonly Shape[], doors: readonly Shape[] = []): number {
  const boxes = new Float64Array(4 * shapes.length);
  let id = 0;
  for (const shape of shapes) {
    shape.id = id;
    shape.conflicts.push(shape);
    boxes.set(boxOf(shape), 4 * id++);
  }
  for (const shape of shapes) {
    const own = 4 * shape.id;
    const left = boxes[own] ?? 0;
    const right = boxes[own + 1] ?? 0;
    const low = boxes[own + 2] ?? 0;
    const high = boxes[own + 3] ?? 0;
    for (let at = 0; at < own; at += 4) {
      if ((boxes[at] ?? 0) > right || (boxes[at + 1] ?? 0) < left) continue;
      if ((boxes[at + 2] ?? 0) > high || (boxes[at + 3] ?? 0) < low) continue;
      const near = shapes[at / 4];
      if (!near || !tooNear(shape, near)) continue;
      shape.conflicts.push(near);
      near.conflicts.push(shape);
    }
  }
  const areas = findAreas(shapes, doors);
  for (const shape of shapes) shape.near = areasOf(shape.conflicts);
  return areas;
}

/** Gives shapes with the same conflicts, of which a door holds all or none, one area: a third of the shapes have one before. */
function findAreas(shapes: readonly Shape[], doors: readonly Shape[]): number {
  const held = shapes.map(() => "");
  for (const [door, area] of doors.entries())
    for (const { id } of shapes.filter((shape) => tooNear(area, shape))) held[id] += `${door} `;
  const marked = new Int32Array(shapes.length).fill(-1);
  let areas = 0;
  for (const shape of shapes) {
    const { id, conflicts } = shape;
    for (const other of conflicts) marked[other.id] = id;
    const alike = conflicts.find(
      (other) =>
        other.id < id &&
        other.conflicts.length === conflicts.length &&
        held[other.id] === held[id] &&
        other.conflicts.every((each) => marked[each.id] === id),
    );
    shape.area = alike?.area ?? areas++;
  }
  return areas;
}

/** The areas of shapes as rows that are held from the beginning of a stay to its end. */
export function areasOf(shapes: readonly Pick<Shape, "area">[]): Float64Array {
  const areas = new Set(shapes.map(({ area }) => area));
  const rows = new Float64Array(3 * areas.size);
  let at = 0;
  for (const area of areas) {
    rows[at] = area;
    at += 3;
  }
  return rows;
}

/** An area besides the numbered ones, with those of them that come too near to it. */
export function obstacle(shape: Shape, shapes: readonly Shape[]): Shape {
  const conflicts = shapes.filter((other) => tooNear(shape, other));
  return { ...shape, conflicts, near: areasOf(conflicts) };
}

/** left, right, low, high: anything too near to the shape reaches into this box. */
function boxOf({ x, y, ux, uy, halfLength, halfWidth }: Shape) {
  const reachX = halfLength * Math.abs(ux) + halfWidth * Math.abs(uy) + motion.clearance;
  const reachY = halfLength * Math.abs(uy) + halfWidth * Math.abs(ux) + motion.clearance;
  return [x - reachX, x + reachX, y - reachY, y + reachY];
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

/** Separating axis test: whether two rectangles are at least the clearance apart along a unit vector. */
function apartAlong(a: Shape, b: Shape, ux: number, uy: number) {
  const between = Math.abs((a.x - b.x) * ux + (a.y - b.y) * uy);
  return between >= halfExtent(a, ux, uy) + halfExtent(b, ux, uy) + motion.clearance;
}

function halfExtent({ ux, uy, halfLength, halfWidth }: Shape, alongX: number, alongY: number) {
  return halfLength * Math.abs(ux * alongX + uy * alongY) + halfWidth * Math.abs(ux * alongY - uy * alongX);
}
