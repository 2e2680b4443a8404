import { brand } from "../kernel/palette.ts";
import type { Point } from "../kernel/vector.ts";
import { land } from "./land.ts";

export const worldSize = { width: 1400, height: 520 } as const;
const pitch = 10;

/** The dots of the land, as round-capped strokes without length. */
const landDots = (): string =>
  land
    .map((row, y) => {
      let pen = 0;
      const dots = [...row].flatMap((sign, x) => {
        if (sign !== "#") return [];
        const step = x * pitch + pitch / 2 - pen;
        pen += step;
        return [`${step === pitch ? "m10 0" : `m${step} 0`}h0`];
      });
      return dots.length > 0 ? `M0 ${y * pitch + pitch / 2}${dots.join("")}` : "";
    })
    .join("");

/** White dots on a transparent ground, for a green field. */
export const worldMap = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${worldSize.width} ${worldSize.height}"><path fill="none" stroke="#fff" stroke-opacity=".26" stroke-width="5" stroke-linecap="round" d="${landDots()}"/></svg>\n`;

const sites = {
  india: [985, 215],
  gulf: [885, 215],
  china: [1135, 165],
  siam: [1085, 225],
  australia: [1235, 375],
  europe: [755, 115],
  iberia: [695, 145],
  cape: [775, 375],
  east: [335, 145],
  plains: [245, 165],
  brazil: [475, 325],
} as const satisfies Record<string, Point>;

type Site = keyof typeof sites;

/** Deliveries from site to site, and when in the loop each starts, from 0 to 1. */
const routes: readonly { readonly from: Site; readonly to: Site; readonly start: number }[] = [
  { from: "india", to: "gulf", start: 0 },
  { from: "gulf", to: "europe", start: 0.18 },
  { from: "europe", to: "iberia", start: 0.42 },
  { from: "iberia", to: "east", start: 0.52 },
  { from: "east", to: "plains", start: 0.84 },
  { from: "india", to: "china", start: 0.08 },
  { from: "india", to: "siam", start: 0.3 },
  { from: "siam", to: "australia", start: 0.46 },
  { from: "europe", to: "cape", start: 0.6 },
  { from: "east", to: "brazil", start: 0.02 },
];

/** One picture of the looping map; `time` runs from 0 to 1, and the end meets the start. */
export function worldFrame(time: number): string {
  const ways = routes.map((route) => ({ route, way: wayBetween(sites[route.from], sites[route.to]) }));
  const lines = ways.map(({ way }) => pathOf(way));
  const lit = ways.flatMap(({ route, way }) => runner(way, (time - route.start + 1) % 1));
  const rings = Object.entries(sites).map(([site, [x, y]]) => {
    const since = sinceArrival(site, time);
    const opacity = since < afterglow ? 1 - since / afterglow : 0;
    return `<circle cx="${x}" cy="${y}" r="${(6 + (1 - opacity) * 14).toFixed(1)}" fill="none" stroke="${brand.secGreen}" stroke-width="2" stroke-opacity="${opacity.toFixed(2)}"/><circle cx="${x}" cy="${y}" r="5" fill="${opacity > 0.5 ? brand.secGreen : brand.mainGreen}" stroke="${brand.secGreen}" stroke-width="2.5"/>`;
  });
  const { width, height } = worldSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${brand.mainGreen}" d="M0 0h${width}v${height}H0z"/><path fill="none" stroke="#fff" stroke-opacity=".26" stroke-width="5" stroke-linecap="round" d="${landDots()}"/>${wavesOver(time)}<path fill="none" stroke="${brand.secGreen}" stroke-opacity=".34" stroke-width="1.5" stroke-linejoin="round" d="${lines.join("")}"/>${lit.join("")}${rings.join("")}</svg>\n`;
}

/** A delivery lights up the land around its destination: a ring of dots that widens and fades. */
function wavesOver(time: number): string {
  const steps = 5;
  const dots: string[][] = Array.from({ length: steps }, () => []);
  const fresh = Object.entries(sites)
    .map(([site, at]) => ({ at, age: sinceArrival(site, time) / (afterglow * 1.6) }))
    .filter(({ age }) => age < 1);
  if (fresh.length === 0) return "";
  for (const [x, y] of landPoints()) {
    const light = Math.max(...fresh.map(({ at, age }) => waveAt(Math.hypot(x - at[0], y - at[1]), age)));
    const step = Math.ceil(light * steps) - 1;
    if (light > 0.06) dots[step]?.push(`M${x} ${y}h0`);
  }
  return dots
    .map((d, step) =>
      d.length > 0
        ? `<path fill="none" stroke="${brand.secGreen}" stroke-opacity="${((step + 1) / steps).toFixed(2)}" stroke-width="5" stroke-linecap="round" d="${d.join("")}"/>`
        : "",
    )
    .join("");
}

/** Brightness, 0 to 1, of a dot at this distance from a site when the wave has this age. */
function waveAt(distance: number, age: number): number {
  const front = 12 + 92 * (1 - (1 - age) ** 2);
  const behind = distance < front ? 34 : 9;
  return Math.exp(-(((distance - front) / behind) ** 2)) * (1 - age) ** 1.4;
}

const landPoints = (): Point[] =>
  land.flatMap((row, y) =>
    [...row].flatMap((sign, x): Point[] =>
      sign === "#" ? [[x * pitch + pitch / 2, y * pitch + pitch / 2]] : [],
    ),
  );

const travel = 0.22;
const afterglow = 0.14;

/** Time since the last delivery at a site, as a share of the loop; 1 if there is none. */
const sinceArrival = (site: string, time: number): number =>
  Math.min(1, ...routes.filter(({ to }) => to === site).map(({ start }) => (time - start - travel + 2) % 1));

/** Level, then a chamfer of 45°, then level: as a fleet manager draws an edge. */
function wayBetween([x0, y0]: Point, [x1, y1]: Point): Point[] {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const slant = Math.min(Math.abs(dx), Math.abs(dy));
  const level = (Math.abs(dx) - slant) / 2;
  const drop = (Math.abs(dy) - slant) / 2;
  const [sx, sy] = [Math.sign(dx), Math.sign(dy)];
  return [
    [x0, y0],
    [x0 + sx * level, y0 + sy * drop],
    [x1 - sx * level, y1 - sy * drop],
    [x1, y1],
  ];
}

const pathOf = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;

/** The bright piece that travels along a way: it accelerates, travels and brakes, and its trail fades. */
function runner(way: readonly Point[], phase: number): string[] {
  const line = (opacity: number, thickness: number, from: number, to: number) =>
    `<path fill="none" stroke="${brand.secGreen}" stroke-opacity="${opacity.toFixed(2)}" stroke-width="${thickness}" stroke-linecap="round" stroke-linejoin="round" d="${pathOf(piece(way, from, to))}"/>`;
  const head = settle(Math.min(1, phase / travel));
  const tail = settle(Math.max(0, Math.min(1, (phase - travel * 0.25) / travel)));
  const faded = 1 - Math.max(0, phase - travel) / (afterglow * 1.6);
  return [
    ...(faded > 0.01 && head > 0.002 ? [line(0.7 * faded, 2, 0, head)] : []),
    ...(head - tail > 0.002 ? [line(1, 4, tail, head)] : []),
  ];
}

const settle = (t: number) => t * t * (3 - 2 * t);

/** The part of a way between two shares of its length. */
function piece(way: readonly Point[], from: number, to: number): Point[] {
  const legs = way
    .slice(1)
    .map((point, at): number =>
      Math.hypot(point[0] - (way[at] as Point)[0], point[1] - (way[at] as Point)[1]),
    );
  const total = legs.reduce((sum, leg) => sum + leg, 0);
  const at = (share: number): Point => {
    let left = share * total;
    for (const [index, leg] of legs.entries()) {
      const [a, b] = [way[index] as Point, way[index + 1] as Point];
      if (left <= leg && leg > 0)
        return [a[0] + ((b[0] - a[0]) * left) / leg, a[1] + ((b[1] - a[1]) * left) / leg];
      left -= leg;
    }
    return way[way.length - 1] as Point;
  };
  let run = 0;
  const inner = way.slice(1, -1).filter((_, index) => {
    run += legs[index] ?? 0;
    return run > from * total && run < to * total;
  });
  return [at(from), ...inner, at(to)];
}
