import type { Group, Object3D } from "three";
import { Matrix4, Mesh, MeshBasicMaterial, PlaneGeometry } from "three";
import { box } from "../../vehicles/modelling/geometry/loft.ts";
import { Part } from "../../vehicles/modelling/geometry/part.ts";
import { withQuality } from "../../vehicles/modelling/geometry/quality.ts";
import type { Kit } from "../../vehicles/modelling/kit.ts";
import type { Stack } from "../../vehicles/modelling/loads/cartons.ts";
import { loadedPallet } from "../../vehicles/modelling/loads/cartons.ts";
import { randomFrom } from "../../vehicles/modelling/random.ts";
import { repeat } from "../../vehicles/modelling/repeat.ts";
import { aisleSign, rackBay, rackFrame, rackGuard, rackSize } from "../models/site/rack.ts";

/** A row of racks that runs from z = `from` towards -z. */
export type RackRow = {
  x: number;
  from: number;
  bays: number;
};

const stacks: readonly Stack[] = [
  { along: 3, across: 2, layers: 4, height: 0.27, seed: 11 },
  { along: 3, across: 2, layers: 3, height: 0.31, gaps: 0.4, seed: 12 },
  { along: 2, across: 2, layers: 3, height: 0.36, seed: 13 },
  { along: 4, across: 2, layers: 5, height: 0.22, kind: "white", wrapped: true, seed: 14 },
  { along: 2, across: 1, layers: 2, height: 0.5, kind: "white", seed: 15 },
  { along: 3, across: 2, layers: 4, height: 0.24, kind: "crates", seed: 16 },
];

/** Fills rows with racks and pallets. `keepFree`: places to leave empty; `near`: the z in front of which detail counts. */
export function racks(
  kit: Kit,
  rows: readonly RackRow[],
  near: number,
  keepFree: (x: number, y: number, z: number) => boolean,
): Object3D[] {
  const out: Object3D[] = [];
  const random = randomFrom(1234);
  const frames: Matrix4[] = [];
  const bays: Matrix4[] = [];
  const places = stacks.map(() => ({ near: [] as Matrix4[], far: [] as Matrix4[] }));
  for (const { x, from, bays: count } of rows) {
    for (let i = 0; i <= count; i++) frames.push(new Matrix4().setPosition(x, 0, from - i * rackSize.bay));
    for (let i = 0; i < count; i++) {
      const middle = from - (i + 0.5) * rackSize.bay;
      bays.push(new Matrix4().setPosition(x, 0, middle));
      for (const y of rackSize.levels) {
        for (const place of [-1, 0, 1]) {
          const [a, b, c, d, e] = [random(), random(), random(), random(), random()];
          const z = middle + place * 0.915 + (b - 0.5) * 0.05;
          if (a < 0.12 || keepFree(x, y, z)) continue;
          const kind = places[Math.floor(c * stacks.length)];
          kind?.[z > near ? "near" : "far"].push(
            new Matrix4()
              .makeRotationY((d < 0.5 ? Math.PI : 0) + (e - 0.5) * 0.03)
              .setPosition(x + (e - 0.5) * 0.05, y, z),
          );
        }
      }
    }
  }
  const isNear = (place: Matrix4) => (place.elements[14] ?? 0) > near;
  for (const [quality, wanted] of [
    [0.19, true],
    [0.1, false],
  ] as const) {
    const chosen = (list: readonly Matrix4[]) => list.filter((place) => isNear(place) === wanted);
    out.push(
      ...withQuality(quality, () => [
        ...repeat(rackFrame(kit).build(), chosen(frames)),
        ...repeat(rackBay(kit).build(), chosen(bays)),
      ]),
    );
  }
  for (const [i, stack] of stacks.entries()) {
    const kind = places[i] ?? { near: [], far: [] };
    out.push(...withQuality(0.19, () => repeat(loadedPallet(kit, stack).build(), kind.near, false)));
    out.push(...withQuality(0.1, () => repeat(loadedPallet(kit, stack).build(), kind.far, false)));
    out.push(...withQuality(0.1, () => repeat(shadowOf(stack), [...kind.near, ...kind.far])));
  }
  return out;
}

/** Casts a stack's shadow: a block and the pallet's boards, themselves invisible. */
function shadowOf(stack: Stack): Group {
  const unseen = new MeshBasicMaterial({ colorWrite: false, depthWrite: false });
  const height = stack.height * (stack.layers - (stack.gaps ? 0.5 : 0));
  const part = new Part("stack shadow").add(unseen, box(1.18, height, 0.78), [0, 0.144 + height / 2, 0]);
  for (const z of [-0.34, 0, 0.34]) part.add(unseen, box(1.2, 0.14, 0.12), [0, 0.07, z]);
  const group = part.build();
  for (const mesh of group.children) mesh.userData.notMirrored = true;
  return group;
}

/** Names a pair of rows and guards its end. */
export function rowEnd(kit: Kit, x: number, z: number, name: string, width = 2.3): Object3D[] {
  const sign = new Mesh(
    new PlaneGeometry(0.95, 0.95),
    kit.print(0.95, 0.95, aisleSign(name), { density: 300, opaque: true }),
  );
  sign.position.set(x, 5.7, z + 0.08);
  const guard = rackGuard(kit, width).build();
  guard.position.set(x, 0, z + 0.45);
  return [sign, guard];
}
