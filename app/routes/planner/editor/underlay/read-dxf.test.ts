import { describe, expect, it } from "vitest";
import { readDxf } from "./read-dxf.ts";

/** Pairs of codes and values, as lines. */
const pairs = (...list: readonly (string | number)[]) => list.join("\n");
const section = (name: string, ...rest: readonly string[]) =>
  pairs(0, "SECTION", 2, name, ...rest, 0, "ENDSEC");
const file = (
  entities: readonly string[],
  { unit = 4, blocks = [] }: { unit?: number; blocks?: string[] } = {},
) =>
  [
    section("HEADER", pairs(9, "$INSUNITS", 70, unit)),
    section("BLOCKS", ...blocks),
    section("ENTITIES", ...entities),
    pairs(0, "EOF"),
  ].join("\n");
const line = (x1: number, y1: number, x2: number, y2: number) =>
  pairs(0, "LINE", 8, "walls", 10, x1, 20, y1, 11, x2, 21, y2);
const drawn = (text: string) => {
  const read = readDxf(text);
  if (!read.ok) throw new Error(read.why);
  return read.drawing;
};

describe("a drawing in DXF", () => {
  it("has its lines, from its upper left corner, in mm of its unit", () => {
    expect(drawn(file([line(1, 2, 5, 2), line(5, 2, 5, 4)], { unit: 6 }))).toEqual({
      path: "M0 2000L4000 2000M4000 2000L4000 0",
      ...{ width: 4000, height: 2000, left: 1000, top: 4000, unit: "metres", isCut: false, unread: [] },
    });
    expect(drawn(file([line(0, 0, 10, 0)], { unit: 1 })).width).toBeCloseTo(254, 9);
    expect(drawn(file([line(0, 0, 10, 0)], { unit: 0 })).unit).toBeUndefined();
  });

  it("is without what its program doesn't show: invisible entities and layers that are frozen or off", () => {
    const on = (layer: string, more: readonly (string | number)[] = []) =>
      line(0, 0, 0, 9).replace("walls", [layer, ...more].join("\n"));
    const layer = (name: string, flags: number, colour: number) =>
      pairs(0, "LAYER", 5, "1A", 2, name, 70, flags, 62, colour, 6, "CONTINUOUS");
    const layers = section("TABLES", layer("on", 0, 7), layer("off", 0, -7), layer("frozen", 1, 7));
    const shown = file([on("on"), on("off"), on("frozen"), on("on", [60, 1])]);
    expect(drawn(`${layers}\n${shown}`)).toMatchObject({ path: "M0 9L0 0", unread: [] });
  });

  it("names what has no point or radius that is a number, instead of drawing it at 0", () => {
    const broken = [
      pairs(0, "LINE", 8, "walls", 11, 5, 21, 5),
      line(0, 0, Number.NaN, 5),
      pairs(0, "CIRCLE", 10, 0, 20, 0),
      pairs(0, "LWPOLYLINE", 10, 0, 10, 5, 20, 5),
    ];
    expect(drawn(file([line(0, 0, 4, 0), ...broken]))).toMatchObject({
      width: 4,
      unread: [
        { kind: "LINE", times: 2 },
        { kind: "CIRCLE", times: 1 },
        { kind: "LWPOLYLINE", times: 1 },
      ],
    });
  });

  it("has polylines, closed ones and those with arcs", () => {
    const light = pairs(0, "LWPOLYLINE", 90, 3, 70, 1, 10, 0, 20, 0, 10, 100, 20, 0, 10, 100, 20, 50);
    expect(drawn(file([light])).path).toBe("M0 50L100 50L100 0L0 50");
    const vertex = (x: number, y: number) => pairs(0, "VERTEX", 10, x, 20, y);
    const old = pairs(0, "POLYLINE", 66, 1, 70, 0, vertex(0, 0), vertex(10, 0), vertex(10, 10), 0, "SEQEND");
    expect(drawn(file([old])).path).toBe("M0 10L10 10L10 0");
    /* Bulge 1: half a circle over a chord of 100, so 50 high. */
    const round = pairs(0, "LWPOLYLINE", 90, 2, 70, 0, 10, 0, 20, 0, 42, 1, 10, 100, 20, 0);
    const { height, width, top } = drawn(file([round]));
    expect([width, top]).toEqual([100, 0]);
    expect(height).toBeCloseTo(50, 0);
  });

  it("has arcs and circles, and those that were drawn from below", () => {
    const circle = drawn(file([pairs(0, "CIRCLE", 10, 100, 20, 100, 40, 50)]));
    expect([circle.left, circle.top].map(Math.round)).toEqual([50, 150]);
    const arc = drawn(file([pairs(0, "ARC", 10, 0, 20, 0, 40, 100, 50, 0, 51, 90)]));
    expect([arc.left, arc.width, arc.height].map(Math.round)).toEqual([0, 100, 100]);
    const below = drawn(file([pairs(0, "ARC", 10, 0, 20, 0, 40, 100, 50, 0, 51, 90, 230, -1)]));
    expect(Math.round(below.left)).toBe(-100);
  });

  it("has blocks where they are inserted: turned, larger, in rows, and within one another", () => {
    const block = (name: string, ...entities: string[]) =>
      pairs(0, "BLOCK", 2, name, 10, 0, 20, 0, ...entities, 0, "ENDBLK");
    const blocks = [
      block("column", line(0, 0, 10, 0)),
      block("row", pairs(0, "INSERT", 2, "column", 10, 100, 20, 0)),
    ];
    expect(
      drawn(file([pairs(0, "INSERT", 2, "column", 10, 5, 20, 5, 41, 2, 42, 2, 50, 90)], { blocks })),
    ).toMatchObject({
      ...{ left: 5, top: 25 },
      path: "M0 20L0 0",
    });
    expect(
      drawn(
        file([pairs(0, "INSERT", 2, "column", 10, 0, 20, 0, 70, 3, 71, 2, 44, 50, 45, 30)], { blocks }),
      ).path.match(/M/g),
    ).toHaveLength(6);
    expect(drawn(file([pairs(0, "INSERT", 2, "row", 10, 1000, 20, 0)], { blocks })).left).toBe(1100);
  });

  it("names what is not drawn, and leaves out what is of the paper", () => {
    const texts = [pairs(0, "MTEXT", 1, "Hall"), pairs(0, "MTEXT", 1, "Dock"), pairs(0, "HATCH", 2, "SOLID")];
    const paper = pairs(0, "LINE", 67, 1, 10, 0, 20, 0, 11, 9999, 21, 0);
    expect(drawn(file([...texts, line(0, 0, 1, 1), paper]))).toMatchObject({
      width: 1,
      unread: [
        { kind: "MTEXT", times: 2 },
        { kind: "HATCH", times: 1 },
      ],
    });
  });

  it.each([
    ["", "no dxf"],
    ["AutoCAD Binary DXF\r\n\u001a\u0000", "binary"],
    ["hello", "no dxf"],
    [file([]), "empty"],
    [file([pairs(0, "TEXT", 1, "only text")]), "empty"],
    [file([pairs(0, "LINE", 10, "wide", 20, 0, 11, "NaN", 21, "1e999")]), "empty"],
  ])("%j is refused with a reason", (text, why) => {
    expect(readDxf(text)).toEqual({ ok: false, why });
  });

  it("ends where blocks hold themselves or each other a million times over", () => {
    const insert = (name: string) => pairs(0, "INSERT", 2, name, 10, 1, 20, 1, 70, 30_000, 71, 30_000);
    const blocks = [
      pairs(0, "BLOCK", 2, "a", line(0, 0, 1, 1), insert("b"), 0, "ENDBLK"),
      pairs(0, "BLOCK", 2, "b", line(0, 0, 1, 1), insert("a"), 0, "ENDBLK"),
    ];
    expect(drawn(file([insert("a")], { blocks })).isCut).toBe(true);
  });
});
