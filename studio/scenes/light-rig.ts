import type { Light, Radiance } from "../render/page/environment.ts";
import { Environment } from "../render/page/environment.ts";

type Softbox = {
  /** degrees to the left of the camera (negative: right), and above the floor */
  left: number;
  up: number;
  /** half its width and height in degrees */
  wide: number;
  high: number;
  strength: number;
  tint?: Light;
  edge?: number;
};

/** A product photographer's rig around the vehicle, turned with the camera: key on the left, fill, top, two rims. */
const rig: readonly Softbox[] = [
  { left: 58, up: 42, wide: 27, high: 20, strength: 9.5, tint: [1, 0.985, 0.96] },
  { left: 104, up: 20, wide: 8, high: 34, strength: 4.5 },
  { left: -52, up: 24, wide: 12, high: 32, strength: 5, tint: [0.965, 0.985, 1] },
  { left: -112, up: 26, wide: 12, high: 28, strength: 3.2 },
  { left: 8, up: 82, wide: 30, high: 24, strength: 3.6, edge: 6 },
  { left: 180, up: 30, wide: 60, high: 14, strength: 2.4, edge: 8 },
  { left: 4, up: 14, wide: 5, high: 26, strength: 1.6, edge: 4 },
];

/** The same studio with its lamps down: rims draw the vehicle's outline, a narrow key on the left shows its faces. */
const nightRig: readonly Softbox[] = [
  { left: 58, up: 42, wide: 22, high: 16, strength: 5.2, tint: [1, 0.975, 0.94] },
  { left: 104, up: 20, wide: 6, high: 34, strength: 5 },
  { left: -52, up: 24, wide: 8, high: 32, strength: 2.2, tint: [0.93, 0.97, 1] },
  { left: -112, up: 26, wide: 12, high: 28, strength: 5.5, tint: [0.93, 0.98, 1] },
  { left: 8, up: 82, wide: 26, high: 18, strength: 2.6, edge: 6 },
  { left: 180, up: 30, wide: 60, high: 14, strength: 3.2, edge: 8 },
];

/** The studio's light seen from a camera that stands at `azimuth` radians around the vehicle. */
export const studioLight = (azimuth: number, level = 1.3): Environment => lit(rig, 1, azimuth, level);

/** The light of the studio by night. */
export const nightLight = (azimuth: number): Environment => lit(nightRig, 0.22, azimuth, 1.3);

function lit(lamps: readonly Softbox[], walls: number, azimuth: number, level: number): Environment {
  const boxes = lamps.map((box) => lightOf(box, azimuth));
  const radiance: Radiance = (x, y, z) => {
    const room =
      walls *
      (y > 0
        ? 0.34 + 0.3 * step(0, 0.9, y) - 0.2 * Math.exp(-(((y - 0.12) / 0.1) ** 2))
        : 0.5 - 0.14 * step(0, 0.6, -y));
    const sum: [number, number, number] = [room, room, room * 1.01];
    for (const box of boxes) {
      const light = box(x, y, z);
      for (const k of [0, 1, 2] as const) sum[k] += light[k];
    }
    return sum;
  };
  return new Environment(radiance, level);
}

const dark: Light = [0, 0, 0];
const radians = (degrees: number) => (degrees * Math.PI) / 180;

function lightOf(box: Softbox, azimuth: number): Radiance {
  const around = azimuth + radians(box.left);
  const up = radians(box.up);
  const [fx, fy, fz] = [Math.cos(up) * Math.cos(around), Math.sin(up), Math.cos(up) * Math.sin(around)];
  const [rx, rz] = [-Math.sin(around), Math.cos(around)];
  const [ux, uy, uz] = [-Math.sin(up) * Math.cos(around), Math.cos(up), -Math.sin(up) * Math.sin(around)];
  const [wide, high, edge] = [box.wide, box.high, box.edge ?? 3].map((v) => Math.tan(radians(v))) as [
    number,
    number,
    number,
  ];
  const [r, g, b] = box.tint ?? [1, 1, 1];
  return (x, y, z) => {
    const depth = x * fx + y * fy + z * fz;
    if (depth < 0.02) return dark;
    const across = Math.abs((x * rx + z * rz) / depth);
    const above = Math.abs((x * ux + y * uy + z * uz) / depth);
    const share =
      (1 - step(wide - edge, wide + edge, across)) *
      (1 - step(high - edge, high + edge, above)) *
      box.strength;
    return [r * share, g * share, b * share];
  };
}

function step(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
