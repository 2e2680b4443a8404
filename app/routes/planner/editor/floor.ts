import { readRows } from "#planner/rows/rows.ts";

export type EditedPlace = {
  id: string;
  x: number;
  y: number;
  handover?: string;
  height?: number;
  chargers?: number;
};
type EditedLane = {
  from: string;
  to: string;
  both: boolean;
  width?: number;
  length?: number;
  door?: number;
};
/** A floor as it is drawn; lengths in mm. */
export type Floor = { places: readonly EditedPlace[]; lanes: readonly EditedLane[] };

/** The spacing of the grid on which places lie, mm. */
export const grid = 250;
const usualWidth = 2800; /* mm */

export type Edit =
  | { kind: "move"; id: string; x: number; y: number }
  | { kind: "add"; x: number; y: number }
  | { kind: "remove"; id: string }
  | { kind: "join"; from: string; to: string }
  | { kind: "change-place"; id: string; change: Partial<Omit<EditedPlace, "id">> }
  | { kind: "change-lane"; lane: number; change: Partial<EditedLane> }
  | { kind: "remove-lane"; lane: number };

/** The floor after an edit; the same object if the edit changes nothing. */
export function edited(floor: Floor, edit: Edit): Floor {
  const { places, lanes } = floor;
  switch (edit.kind) {
    case "move":
      return withPlace(floor, edit.id, { x: snapped(edit.x), y: snapped(edit.y) });
    case "change-place":
      return withPlace(floor, edit.id, edit.change);
    case "add": {
      const place = { id: newId(places), x: snapped(edit.x), y: snapped(edit.y), handover: "floor" };
      return { places: [...places, place], lanes };
    }
    case "remove":
      return {
        places: places.filter(({ id }) => id !== edit.id),
        lanes: lanes.filter(({ from, to }) => from !== edit.id && to !== edit.id),
      };
    case "join": {
      const { from, to } = edit;
      const isJoined = lanes.some(
        (lane) => [lane.from, lane.to].sort().join("\n") === [from, to].sort().join("\n"),
      );
      if (from === to || isJoined) return floor;
      return { places, lanes: [...lanes, { from, to, both: true, width: usualWidth }] };
    }
    case "change-lane":
      return {
        places,
        lanes: lanes.map((lane, index) => (index === edit.lane ? { ...lane, ...edit.change } : lane)),
      };
    case "remove-lane":
      return { places, lanes: lanes.filter((_, index) => index !== edit.lane) };
  }
}

/* + 0 turns -0 into 0. */
const snapped = (value: number) => Math.round(value / grid) * grid + 0;

function withPlace(floor: Floor, id: string, change: Partial<EditedPlace>): Floor {
  const place = floor.places.find((each) => each.id === id);
  const keys = Object.keys(change) as (keyof EditedPlace)[];
  if (!place || keys.every((key) => place[key] === change[key])) return floor;
  return {
    ...floor,
    places: floor.places.map((each) => (each.id === id ? { ...each, ...change } : each)),
  };
}

function newId(places: readonly EditedPlace[]) {
  const taken = new Set(places.map(({ id }) => id));
  let number = places.length + 1;
  while (taken.has(`place ${number}`)) number++;
  return `place ${number}`;
}

/** Reads rows into a floor to draw; undefined if they hold something that can't be drawn. */
export function floorOf(rows: { places: string; lanes: string }): Floor | undefined {
  const places = readRows("places", rows.places, "").entries as EditedPlace[];
  const lanes = readRows("lanes", rows.lanes, "").entries as EditedLane[];
  const ids = new Set(places.map(({ id }) => id));
  const isDrawn = ({ x, y }: EditedPlace) => typeof x === "number" && typeof y === "number";
  const isJoined = ({ from, to }: EditedLane) => ids.has(from) && ids.has(to);
  if (places.length === 0 || !places.every(isDrawn) || !lanes.every(isJoined)) return undefined;
  return { places, lanes };
}
