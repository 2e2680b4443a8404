import type { Object3D } from "three";
import { box } from "../../vehicles/modelling/geometry/loft.ts";
import type { Kit } from "../../vehicles/modelling/kit.ts";
import type { HallSize } from "../models/site/hall.ts";
import { hall, lampDrop, nightRows, roofLightsOf, roofShade } from "../models/site/hall.ts";
import type { Placement } from "../scenes/traffic.ts";
import { ground, unseen } from "./parts.ts";
import type { Floor, FloorMarkings, World } from "./world.ts";
import { worldOf } from "./world-scene.ts";

export type HallSetting = {
  size: HallSize;
  markings: FloorMarkings;
  /** what stands in the hall besides its shell */
  furniture: readonly Object3D[];
  traffic: readonly Placement[];
  /** what differs from polished concrete */
  floor?: Partial<Floor>;
  /** where the sun stands: degrees from +x towards +z */
  sunAround?: number;
  /** lamps and dark windows, for the pages' dark scheme */
  night?: boolean;
  /** what keeps the sun off besides roof and walls */
  shading?: readonly Block[];
};

type Block = { size: readonly [number, number, number]; at: readonly [number, number, number] };

/** A hall by day: sun falls through open strips of its roof. By night rows of lamps light the ways that are driven. */
export function daylitHall(kit: Kit, setting: HallSetting): World {
  const { size, markings, furniture, traffic, floor, sunAround = 48, night = false, shading = [] } = setting;
  const { half, back, front } = size;
  return worldOf(kit, {
    things: [
      hall(kit, size, night ? "night" : "open").build(),
      ground("concrete", -half, back, 2 * half, front - back).build(),
      ...furniture,
    ],
    traffic,
    shade: shadeOf(size, shading),
    floors: {
      concrete: {
        colours: ["#8b8880", "#a19d93"],
        roughness: [0.22, 0.5],
        stains: 0.22,
        joints: [6, 6],
        jointWidth: 0.012,
        bump: 0.12,
        ...floor,
        paint: markings,
      },
    },
    light: night ? byLamps(size) : byDay(size, sunAround),
    look: {
      contrast: "Medium High Contrast",
      exposure: night ? 0.47 : 0.36,
      bloom: night ? 0.12 : 0.06,
    },
  });
}

function shadeOf(size: HallSize, shading: readonly Block[]): Object3D {
  const { half, back, front, height } = size;
  const dark = unseen();
  const part = roofShade(size, dark);
  for (const side of [-1, 1])
    part.add(dark, box(0.2, height, front - back, 0), [side * half, height / 2, (front + back) / 2]);
  part.add(dark, box(2 * half, height, 0.2, 0), [0, height / 2, back]);
  for (const block of shading) part.add(dark, box(...block.size, 0), block.at);
  return part.build();
}

const rowLength = 16;

/** Rows of 16 m with a metre between them, about the hall's middle. */
function rowsAlong({ back, front }: HallSize): number[] {
  const pitch = rowLength + 1;
  const count = Math.round((front - back) / pitch);
  return Array.from({ length: count }, (_, i) => (back + front) / 2 + (i - (count - 1) / 2) * pitch);
}

const byDay = (size: HallSize, around: number): World["light"] => ({
  sun: { around, up: 50, strength: 10, colour: "#ffe9c8", wide: 0.7 },
  sky: { colour: "#c4dbf7", strength: 3, seenOnly: true },
  lamps: roofLightsOf(size).flatMap((x) =>
    rowsAlong(size).map((z) => ({
      at: [x, size.height - 0.05, z] as const,
      size: [1.5, rowLength] as const,
      towards: [0, -1, 0] as const,
      watts: 440,
      colour: "#d8e6fb",
      mirrored: false,
    })),
  ),
});

const byLamps = (size: HallSize): World["light"] => ({
  sky: { colour: "#0b1420", strength: 0.4, seenOnly: true },
  lamps: nightRows.flatMap((x) =>
    rowsAlong(size).map((z) => ({
      at: [x, size.height - lampDrop - 0.05, z] as const,
      size: [0.24, rowLength] as const,
      towards: [0, -1, 0] as const,
      watts: 260,
      colour: "#ffecd2",
      mirrored: false,
    })),
  ),
});
