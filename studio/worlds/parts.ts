import type { Material } from "three";
import { MeshBasicMaterial, MeshStandardMaterial, PlaneGeometry } from "three";
import { cylinder } from "../../vehicles/modelling/geometry/lathe.ts";
import { box } from "../../vehicles/modelling/geometry/loft.ts";
import { Part } from "../../vehicles/modelling/geometry/part.ts";
import { tube } from "../../vehicles/modelling/geometry/tube.ts";

type Surface = { metal?: number; glow?: number };

/** A plain surface; `glow` shines without lighting anything, as a lamp's glass looks. */
export function surface(color: string, roughness: number, { metal = 0, glow = 0 }: Surface = {}) {
  const material = new MeshStandardMaterial({ color, roughness, metalness: metal });
  if (glow) {
    material.emissive.set(color);
    material.emissiveIntensity = glow;
  }
  return material;
}

/** Of what only keeps the sun off. */
export const unseen = () => new MeshBasicMaterial({ colorWrite: false, depthWrite: false });

type Place = readonly [number, number, number];

/** A hole in a wall: where it begins along the wall, its width, and the heights of its sill and head. */
export type Opening = { at: number; width: number; sill: number; head: number };

/**
 * A wall along x (or along z if turned) from 0 to `length`, 0.2 m thick, of upright panels with joints, around its
 * openings.
 */
export function wall(
  material: Material,
  joint: Material,
  length: number,
  height: number,
  openings: readonly Opening[] = [],
  panel = 1.1,
): Part {
  const part = new Part("wall");
  const sorted = [...openings].sort((a, b) => a.at - b.at);
  let from = 0;
  const solid = (start: number, end: number, low: number, high: number) => {
    if (end - start < 0.001 || high - low < 0.001) return;
    part.add(material, box(end - start, high - low, 0.2, 0), [(start + end) / 2, (low + high) / 2, 0]);
    for (let x = Math.ceil(start / panel) * panel; x < end; x += panel)
      part.add(joint, box(0.012, high - low, 0.204, 0), [x, (low + high) / 2, 0]);
  };
  for (const { at, width, sill, head } of sorted) {
    solid(from, at, 0, height);
    solid(at, at + width, 0, sill);
    solid(at, at + width, head, height);
    from = at + width;
  }
  solid(from, length, 0, height);
  return part;
}

/** Bars of a window in an opening of a wall along x. */
export function glazing(
  frame: MeshStandardMaterial,
  { at, width, sill, head }: Opening,
  across: number,
  up: number,
): Part {
  const part = new Part("glazing");
  const [middle, centre, height] = [at + width / 2, (sill + head) / 2, head - sill];
  for (let i = 0; i <= across; i++)
    part.add(frame, box(0.06, height, 0.09, 0), [at + (i * width) / across, centre, 0]);
  for (let i = 0; i <= up; i++)
    part.add(frame, box(width, 0.06, 0.09, 0), [middle, sill + (i * height) / up, 0]);
  return part;
}

/** A lattice girder along x from -half to half, its top chord at y = 0. */
export function girder(steel: MeshStandardMaterial, half: number, depth = 0.9): Part {
  const part = new Part("girder");
  for (const y of [0, -depth]) part.add(steel, box(2 * half, 0.14, 0.14, 0), [0, y, 0]);
  const count = Math.round((2 * half) / 1.3);
  const step = (2 * half) / count;
  const lean = Math.atan2(depth, step / 2);
  for (let i = 0; i < count; i++)
    for (const side of [-1, 1])
      part.add(
        steel,
        box(Math.hypot(depth, step / 2), 0.06, 0.06, 0),
        [-half + (i + 0.5 + side * 0.25) * step, -depth / 2, 0],
        [0, 0, -side * lean],
      );
  return part;
}

/** A lamp as long as `length` along z, hanging with its glass at y = 0. */
export function stripLamp(glass: MeshStandardMaterial, body: MeshStandardMaterial, length: number): Part {
  return new Part("lamp")
    .add(body, box(0.22, 0.07, length, 0), [0, 0.045, 0])
    .add(glass, box(0.16, 0.02, length - 0.06, 0), [0, 0, 0]);
}

/** A standing tank on legs, its top domed, with a manhole and a ladder towards +z. */
export function tank(
  steel: MeshStandardMaterial,
  dark: MeshStandardMaterial,
  radius: number,
  height: number,
) {
  const part = new Part("tank");
  const around = { around: 64 };
  part.add(steel, cylinder(radius, 0.9, height, 0.22, around));
  part.add(steel, cylinder(radius * 0.62, height - 0.02, height + 0.16, 0.14, around));
  for (const y of [1.5, height * 0.55, height - 0.5])
    part.add(steel, cylinder(radius + 0.018, y, y + 0.07, 0.01, around));
  for (let i = 0; i < 4; i++) {
    const angle = Math.PI / 4 + (i * Math.PI) / 2;
    const [x, z] = [Math.cos(angle) * radius * 0.8, Math.sin(angle) * radius * 0.8];
    part.add(steel, cylinder(0.06, 0.03, 1.1, 0.004, { around: 20 }), [x, 0, z]);
    part.add(dark, cylinder(0.11, 0, 0.03, 0.004, { around: 20 }), [x, 0, z]);
  }
  part.add(
    steel,
    cylinder(0.26, radius - 0.04, radius + 0.06, 0.02, { axis: "z", around: 32 }),
    [0, 1.55, 0],
  );
  for (const x of [-0.2, 0.2])
    part.add(steel, cylinder(0.02, 1.9, height + 0.9, 0.004, { around: 12 }), [
      x + radius * 0.5,
      0,
      radius * 0.95,
    ]);
  for (let y = 2; y < height + 0.8; y += 0.28)
    part.add(steel, cylinder(0.014, -0.2, 0.2, 0.002, { axis: "x", around: 10 }), [
      radius * 0.5,
      y,
      radius * 0.95,
    ]);
  return part;
}

/** A bent pipe. */
export const pipe = (points: readonly Place[], radius: number) => tube(points, radius, radius * 3);

/** A floor that is named, so that the ray tracer lays its own material on it. */
export function ground(name: string, x: number, z: number, width: number, depth: number, y = 0): Part {
  const plate = new PlaneGeometry(width, depth).rotateX(-Math.PI / 2);
  const part = new Part(name).add(surface("#888888", 0.5), plate, [x + width / 2, y, z + depth / 2]);
  const group = part.build();
  for (const mesh of group.children) mesh.name = name;
  return new Part("ground").attach(group);
}
