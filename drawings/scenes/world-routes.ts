import type { Point } from "../kernel/vector.ts";

export const sites = {
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
export const routes: readonly { readonly from: Site; readonly to: Site; readonly start: number }[] = [
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

export const travel = 0.22;
export const afterglow = 0.14;

/** Time since the last delivery at a site, as a share of the loop; 1 if there is none. */
export const sinceArrival = (site: string, time: number): number =>
  Math.min(1, ...routes.filter(({ to }) => to === site).map(({ start }) => (time - start - travel + 2) % 1));
