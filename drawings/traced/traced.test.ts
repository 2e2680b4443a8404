import { BoxGeometry, Group, Mesh, MeshBasicMaterial } from "three";
import { expect, test } from "vitest";
import { type Vehicle, vehicles } from "#vehicles/index.ts";
import { productContents } from "#vehicles/product-content.ts";
import { placeLeaders } from "./leaders.ts";
import { portrait } from "./portrait.ts";
import { posed, sheet } from "./pose.ts";

const view = { azimuth: -52, elevation: 21, scale: 100, target: [0, 0, 0.5], at: [200, 150] } as const;
const shell = new MeshBasicMaterial({ name: "shell" });

function box(size: number, [x, y, z]: readonly [number, number, number]) {
  const mesh = new Mesh(new BoxGeometry(size, size, size), shell);
  mesh.position.set(x, y, z);
  return mesh;
}

const drawn = (...boxes: Mesh[]) => portrait(new Group().add(...boxes), view, { width: 400, height: 300 });

test("a box shows its top and two sides, with an edge round each and a heavy outline", () => {
  const shapes = drawn(box(1, [0, 0.5, 0]));
  const faces = shapes.filter(({ open, style }) => !open && style.fill?.[0] !== "#cdd1cc");
  expect(faces).toHaveLength(3);
  for (const { outline } of faces) expect(outline.length).toBeLessThanOrEqual(6);
});

test("hidden parts are not drawn", () => {
  const front = box(1, [0, 0.5, 0]);
  const behind = box(0.4, [-1, 0.35, -1]);
  expect(drawn(front, behind).length).toBeGreaterThan(0);
  expect(drawn(front, box(0.4, [0, 0.5, 0]))).toEqual(drawn(front));
});

test("two boxes, one in front of the other, keep a line between them although they look alike", () => {
  const lines = (shapes: ReturnType<typeof drawn>) => shapes.filter(({ style }) => style.stroke).length;
  expect(lines(drawn(box(1, [0, 0.5, 0]), box(1, [-1.6, 0.5, 0])))).toBeGreaterThan(
    lines(drawn(box(1, [0, 0.5, 0]))),
  );
});

const lifting = vehicles.flatMap(({ product, liftMillimetres }: Vehicle) =>
  liftMillimetres === undefined ? [] : [[product, liftMillimetres / 1000] as const],
);

test.each(lifting)(
  "the measure beside %s spans %f m in the scale of its drawing",
  async (product, metres) => {
    const { leaders, drawing } = productContents[product];
    const pose = await posed(product, drawing);
    const lift = placeLeaders(product, leaders, pose).find(({ figure }) => figure === "Lift");
    const [top, floor] = lift?.measure ?? [0, 0];
    const upright = pose.view.scale * Math.cos((pose.view.elevation * Math.PI) / 180);
    expect(Math.abs(floor - top - metres * upright)).toBeLessThanOrEqual(1);
    expect(top).toBeGreaterThan(0);
    expect(floor).toBeLessThan(sheet.height);
  },
);

test("a leader to a part that the model doesn't name is refused with a reason", async () => {
  const { product } = vehicles[0];
  const { drawing } = productContents[product];
  const leader = { figure: "Payload", side: "start", at: 100, part: "propeller" } as const;
  const pose = await posed(product, drawing);
  expect(() => placeLeaders(product, [leader], pose)).toThrow(
    /^The model "\w+" has no part or anchor "propeller"/,
  );
});
