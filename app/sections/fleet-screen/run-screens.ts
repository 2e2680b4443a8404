import type { FloorBox } from "#app/sections/floor-drawing/floor-box.ts";
import { drawHall } from "#app/sections/hall/draw-hall.ts";
import type { HallState } from "#app/sections/hall/hall-state.ts";
import { type Shown, ShownHall } from "#app/sections/hall/shown-hall.ts";
import { countsFrom } from "#planner/fleet/total.ts";
import type { Floor } from "#planner/floor/floor.ts";
import type { Disturbance } from "#planner/traffic/disturbances.ts";
import { ScreenFeed, type ScreenRows } from "./screen-feed.ts";
import type { SiteHall } from "./site-hall.ts";

/** Starts the floor whose views the screens are. */
export function runScreens(site: SiteHall, changed: (shown: Shown<ScreenRows>) => void) {
  const feed = new ScreenFeed(site.floor.flows, site.names, site.within);
  const { token, begins, charged, fleet } = site;
  return new ShownHall<ScreenRows>(
    /* As many as are shown before: this floor shows the software, and no fleet that is sized. */
    { token, count: countsFrom(fleet), begins, charged },
    { changed, happened: (happened) => feed.take(happened), say: (state) => feed.rows(state) },
  );
}

/** A map, with the way of the first vehicle that has an order. */
export function drawMap(
  canvas: HTMLCanvasElement,
  state: HallState,
  floor: Floor,
  wrong: readonly Disturbance[],
  box: FloorBox | undefined,
) {
  const selected = state.vehicles.find(({ driven }) => driven)?.id;
  drawHall(canvas, state, floor, { selected, wrong }, box && { box, turned: false });
}
