import { type FloorBox, inBox } from "#app/sections/floor-drawing/floor-box.ts";
import type { Equipment, EquipmentKind, Plant, Point } from "#content/tasks/plants/plant.ts";

/** What a hall's drawing shows outside its walls, mm: where trailers stand at its docks, and elsewhere. */
const [yard, rim] = [4500, 700];

/** Between two lines of a hatch, m: a bay of a rack, rollers of a conveyor, a place of a lane, a stripe to walk on. */
const spacings: Partial<Record<EquipmentKind, number>> = {
  rack: 2.7,
  conveyor: 0.7,
  lanes: 1.4,
  walkway: 0.9,
};

export type DrawnPlant = ReturnType<typeof drawPlant>;

/**
 * A plant as paths, so that a page needs no script to draw it.
 * @param box what is shown of it; the hall with its yard unless it is named
 */
export function drawPlant(
  { hall, walls = [], doors = [], things, names }: Plant,
  box: FloorBox = boxAround(hall, things),
) {
  const at = ([x, y]: Point) => inBox(box, { x: x * 1000, y: y * 1000 });
  const move = (point: Point) => {
    const { x, y } = at(point);
    return `M${x} ${y}`;
  };
  const lines = (pieces: readonly (readonly [Point, Point])[]) =>
    pieces.map(([from, to]) => `${move(from)}L${at(to).x} ${at(to).y}`).join("");
  const rectangle = ([x, y, width, depth]: Plant["hall"]) =>
    `${move([x, y + depth])}h${mm(width)}v${mm(depth)}h${mm(-width)}z`;

  function hatch([kind, x, y, width, depth]: Equipment) {
    const spacing = spacings[kind];
    if (!spacing) return "";
    const isWide = width >= depth;
    const long = isWide ? width : depth;
    const count = Math.max(1, Math.round(long / spacing));
    return Array.from({ length: count - 1 }, (_, index) => {
      const along = ((index + 1) * long) / count;
      return isWide
        ? `${move([round(x + along), y + depth])}v${mm(depth)}`
        : `${move([x, round(y + along)])}h${mm(width)}`;
    }).join("");
  }

  /* The ruler's strip, which FloorDrawing adds below. */
  const ruled = Math.max(box.width, box.height) / 25;
  const kinds = [...new Set(things.map(([kind]) => kind))];
  return {
    box,
    under: [
      { kind: "wall", d: rectangle(hall) + lines(walls) },
      ...kinds.map((kind) => {
        const alike = things.filter((thing) => thing[0] === kind);
        return {
          kind,
          d: alike
            .map((thing) => rectangle([thing[1], thing[2], thing[3], thing[4]]) + hatch(thing))
            .join(""),
        };
      }),
    ],
    /** Across lanes, so drawn over them. */
    doors: lines(doors),
    names: names.map(([name, ...point], index) => {
      const { x, y } = at(point);
      return {
        name,
        letter: String.fromCharCode(65 + index),
        left: percent(x / box.width),
        top: percent(y / (box.height + ruled)),
      };
    }),
  };
}

/** The hall with a strip of the yard, where trailers stand. */
function boxAround([x, y, width, depth]: Plant["hall"], things: readonly Equipment[]): FloorBox {
  const trailers = things.filter(([kind]) => kind === "trailer");
  const right = trailers.some((thing) => thing[1] >= x + width) ? yard : rim;
  const below = trailers.some((thing) => thing[2] < y) ? yard : rim;
  return {
    left: mm(x) - rim,
    top: mm(y + depth) + rim,
    width: mm(width) + rim + right,
    height: mm(depth) + rim + below,
  };
}

const mm = (metres: number) => Math.round(metres * 1000);
const round = (metres: number) => Math.round(metres * 1000) / 1000;
const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
