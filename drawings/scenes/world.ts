import { brand } from "../kernel/palette.ts";
import type { Point } from "../kernel/vector.ts";
import { land } from "./land.ts";
import { afterglow, routes, sinceArrival, sites } from "./world-routes.ts";
import { pathOf, runner, wayBetween } from "./world-runner.ts";

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
