/**
 * Lines of a drawing in DXF, for an underlay. Own code for these six kinds of entity, because the packages that read
 * DXF are years without a release or bring a command line with them; anything else is counted by its kind.
 */
type Drawing = {
  /** As of an SVG path, in mm from the upper left corner. */
  path: string;
  width: number;
  height: number;
  /** The upper left corner in the drawing's own coordinates, mm. */
  left: number;
  top: number;
  /** The unit that the drawing names. */
  unit: string | undefined;
  /** Entities that were not read, by their kind. */
  unread: { kind: string; times: number }[];
  /** Whether lines beyond `maxPoints` were left out. */
  isCut: boolean;
};

export type DxfRead = { ok: true; drawing: Drawing } | { ok: false; why: "binary" | "no dxf" | "empty" };

const maxPoints = 300_000;
const maxDepth = 8;
/** Blocks may hold blocks: so many entities are looked at in all. */
const maxEntities = 200_000;
/** Copies of one block in rows and columns. */
const maxCopies = 1000;

/** $INSUNITS: mm of a unit. */
const units = new Map<number, readonly [name: string, mm: number]>([
  [1, ["inches", 25.4]],
  [2, ["feet", 304.8]],
  [3, ["miles", 1_609_344]],
  [4, ["millimetres", 1]],
  [5, ["centimetres", 10]],
  [6, ["metres", 1000]],
  [7, ["kilometres", 1_000_000]],
  [9, ["mils", 0.0254]],
  [10, ["yards", 914.4]],
  [13, ["micrometres", 0.001]],
  [14, ["decimetres", 100]],
]);

type Pair = readonly [code: number, value: string];
type Entity = { kind: string; pairs: Pair[]; vertices: Entity[] };
type Point = readonly [x: number, y: number];
type Place = (point: Point) => Point;

export function readDxf(text: string): DxfRead {
  if (text.startsWith("AutoCAD Binary DXF")) return { ok: false, why: "binary" };
  const pairs = pairsOf(text);
  if (!pairs.some(([code, value]) => code === 0 && value === "SECTION")) return { ok: false, why: "no dxf" };
  const { header, blocks, entities, hidden } = sectionsOf(pairs);
  const [unit, mm] = units.get(header.get("$INSUNITS") ?? 0) ?? [undefined, 1];
  const lines: Point[][] = [];
  const unread = new Map<string, number>();
  let points = 0;
  let looked = 0;
  let isCut = false;

  const draw = (list: readonly Entity[], place: Place, depth: number) => {
    for (const entity of list) {
      if (++looked > maxEntities || points > maxPoints) {
        isCut = true;
        return;
      }
      /* Of the paper's space: its frame and title block. */
      if (numberOf(entity, 67) === 1) continue;
      /* The program that wrote it doesn't show it either. */
      if (numberOf(entity, 60) === 1 || hidden.has(textOf(entity, 8))) continue;
      if (entity.kind === "INSERT") {
        const block = blocks.get(textOf(entity, 2));
        if (!block || depth >= maxDepth) unread.set("INSERT", (unread.get("INSERT") ?? 0) + 1);
        else
          for (const copy of copiesOf(entity, block.base))
            draw(block.entities, (point) => place(copy(point)), depth + 1);
        continue;
      }
      const placed = lineOf(entity)?.map((point) => place(mirrored(entity, point)));
      if (!placed?.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))) {
        unread.set(entity.kind, (unread.get(entity.kind) ?? 0) + 1);
        continue;
      }
      if (placed.length < 2) continue;
      points += placed.length;
      lines.push(placed);
    }
  };
  draw(entities, ([x, y]) => [x * mm, y * mm], 0);

  if (lines.length === 0) return { ok: false, why: "empty" };
  let [left, right, low, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const line of lines)
    for (const [x, y] of line) {
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [low, top] = [Math.min(low, y), Math.max(top, y)];
    }
  const at = ([x, y]: Point) => `${Math.round(x - left)} ${Math.round(top - y)}`;
  return {
    ok: true,
    drawing: {
      path: lines.map((line) => `M${line.map(at).join("L")}`).join(""),
      ...{ width: Math.max(1, right - left), height: Math.max(1, top - low), left, top, unit, isCut },
      unread: [...unread].map(([kind, times]) => ({ kind: kind.slice(0, 30), times })).slice(0, 20),
    },
  };
}

function pairsOf(text: string): Pair[] {
  const rows = text.split(/\r\n|\n|\r/);
  const pairs: Pair[] = [];
  for (let at = 0; at + 1 < rows.length; at += 2) {
    const code = Number(rows[at]);
    /* Comments stand between pairs. */
    if (Number.isInteger(code) && code !== 999) pairs.push([code, (rows[at + 1] ?? "").trim()]);
  }
  return pairs;
}

function sectionsOf(pairs: readonly Pair[]) {
  const header = new Map<string, number>();
  const blocks = new Map<string, { base: Point; entities: Entity[] }>();
  const entities: Entity[] = [];
  /** Layers that are frozen or switched off. */
  const hidden = new Set<string>();
  let layer: string | undefined;
  let [section, variable] = ["", ""];
  let block: { base: Point; entities: Entity[] } | undefined;
  let entity: Entity | undefined;
  let polyline: Entity | undefined;
  for (const [at, [code, value]] of pairs.entries()) {
    if (code === 0) {
      entity = undefined;
      layer = section === "TABLES" && value === "LAYER" ? "" : undefined;
      if (value === "SECTION") section = pairs[at + 1]?.[1] ?? "";
      else if (value === "ENDSEC") section = "";
      else if (section === "BLOCKS" && value === "BLOCK") block = { base: [0, 0], entities: [] };
      else if (value === "ENDBLK") block = undefined;
      else if (section === "ENTITIES" || (section === "BLOCKS" && block)) {
        entity = { kind: value, pairs: [], vertices: [] };
        if (value === "SEQEND") polyline = undefined;
        else if (value === "VERTEX") polyline?.vertices.push(entity);
        /* Of an INSERT's text. */ else if (value !== "ATTRIB")
          (section === "ENTITIES" ? entities : block?.entities)?.push(entity);
        if (value === "POLYLINE") polyline = entity;
      }
      continue;
    }
    if (layer !== undefined) {
      if (code === 2) layer = value;
      else if ((code === 62 && Number(value) < 0) || (code === 70 && Number(value) & 1)) hidden.add(layer);
    } else if (section === "HEADER") {
      if (code === 9) variable = value;
      else if (code === 70) header.set(variable, Number(value));
    } else if (entity) entity.pairs.push([code, value]);
    else if (block) {
      if (code === 2) blocks.set(value, block);
      else if (code === 10) block.base = [Number(value), block.base[1]];
      else if (code === 20) block.base = [block.base[0], Number(value)];
    }
  }
  return { header, blocks, entities, hidden };
}

const textOf = ({ pairs }: Entity, code: number) => pairs.find(([each]) => each === code)?.[1] ?? "";
/** NaN where the file has no number: what such a point belongs to isn't drawn. */
function numberOf({ pairs }: Entity, code: number, otherwise = 0) {
  const found = pairs.find(([each]) => each === code);
  return found ? Number(found[1]) : otherwise;
}

/** Drawn from below, an entity's x runs the other way. */
const mirrored = (entity: Entity, [x, y]: Point): Point =>
  entity.kind !== "LINE" && numberOf(entity, 230, 1) < 0 ? [-x, y] : [x, y];

function lineOf(entity: Entity): Point[] | undefined {
  const at = (x: number, y: number): Point => [
    numberOf(entity, x, Number.NaN),
    numberOf(entity, y, Number.NaN),
  ];
  switch (entity.kind) {
    case "LINE":
      return [at(10, 20), at(11, 21)];
    case "CIRCLE":
      return arc(at(10, 20), numberOf(entity, 40, Number.NaN), 0, 2 * Math.PI);
    case "ARC": {
      const [from, to] = [(numberOf(entity, 50) * Math.PI) / 180, (numberOf(entity, 51) * Math.PI) / 180];
      return arc(at(10, 20), numberOf(entity, 40, Number.NaN), from, to > from ? to : to + 2 * Math.PI);
    }
    case "LWPOLYLINE":
      return joined(cornersOf(entity.pairs), (numberOf(entity, 70) & 1) === 1);
    case "POLYLINE": {
      /* Meshes and faces are polylines, too; of a spline's, its frame is not drawn. */
      const flags = numberOf(entity, 70);
      if (flags & (16 | 64)) return undefined;
      const corners = entity.vertices.filter((vertex) => !(numberOf(vertex, 70) & 16));
      return joined(
        corners.flatMap(({ pairs }) => cornersOf(pairs)),
        (flags & 1) === 1,
      );
    }
    default:
      return undefined;
  }
}

type Corner = { x: number; y: number; bulge: number };

function cornersOf(pairs: readonly Pair[]): Corner[] {
  const corners: Corner[] = [];
  for (const [code, value] of pairs) {
    const last = corners.at(-1);
    if (code === 10) corners.push({ x: Number(value), y: Number.NaN, bulge: 0 });
    else if (code === 20 && last) last.y = Number(value);
    else if (code === 42 && last) last.bulge = Number(value);
  }
  return corners;
}

function joined(corners: readonly Corner[], isClosed: boolean): Point[] {
  const [first] = corners;
  if (!first) return [];
  const points: Point[] = [[first.x, first.y]];
  const all = isClosed ? [...corners, first] : corners;
  for (const [at, { x, y }] of all.entries()) {
    const before = all[at - 1];
    if (!before) continue;
    if (before.bulge) points.push(...bulged(before, { x, y }));
    points.push([x, y]);
  }
  return points;
}

/** The points between two corners joined by an arc: a bulge is the tangent of a quarter of its angle. */
function bulged(from: Corner, to: { x: number; y: number }): Point[] {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const angle = 4 * Math.atan(from.bulge);
  const offset = (1 / from.bulge - from.bulge) / 4;
  const centre: Point = [from.x + x / 2 - y * offset, from.y + y / 2 + x * offset];
  const radius = Math.hypot(from.x - centre[0], from.y - centre[1]);
  const begin = Math.atan2(from.y - centre[1], from.x - centre[0]);
  return arc(centre, radius, begin, begin + angle).slice(1, -1);
}

function arc([x, y]: Point, radius: number, from: number, to: number): Point[] {
  const parts = Math.min(64, Math.max(2, Math.ceil(Math.abs(to - from) / 0.17)));
  return Array.from({ length: parts + 1 }, (_, part): Point => {
    const angle = from + ((to - from) * part) / parts;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** Where each copy of an inserted block puts a point. */
function copiesOf(insert: Entity, base: Point): Place[] {
  const [x, y] = [numberOf(insert, 10), numberOf(insert, 20)];
  const [wide, high] = [numberOf(insert, 41, 1), numberOf(insert, 42, 1)];
  const angle = (numberOf(insert, 50) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const columns = Math.max(1, Math.trunc(numberOf(insert, 70, 1)));
  const rows = Math.max(1, Math.trunc(numberOf(insert, 71, 1)));
  const copies = Math.min(maxCopies, columns * rows);
  return Array.from({ length: copies }, (_, copy): Place => {
    const [column, row] = [copy % columns, Math.floor(copy / columns)];
    return ([px, py]) => {
      const [u, v] = [
        (px - base[0]) * wide + column * numberOf(insert, 44),
        (py - base[1]) * high + row * numberOf(insert, 45),
      ];
      return mirrored(insert, [x + u * cos - v * sin, y + u * sin + v * cos]);
    };
  });
}
