import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import gltfValidator from "gltf-validator";
import openCascade from "occt-import-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sheetOf } from "#content/products/sheet-rows.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { filesOf, type VehicleFile } from "#vehicles/files.ts";
import { type Vehicle, vehicles } from "#vehicles/index.ts";
import { measures } from "#vehicles/measures.ts";

let site: Site;
let folder: string;

beforeAll(async () => {
  [site, folder] = await Promise.all([startSite(), mkdtemp(join(tmpdir(), "vehicle-files-"))]);
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

type Size = { length: number; width: number; height: number };

const all = (vehicles as readonly (Vehicle & (typeof vehicles)[number])[]).map(
  (vehicle) => [vehicle.product, vehicle] as const,
);

async function download(vehicle: (typeof all)[number][1], kind: VehicleFile["kind"]) {
  const path = filesOf(vehicle).find((file) => file.kind === kind)?.path;
  if (!path) return undefined;
  const response = await fetch(site.origin + path);
  expect(response.status, path).toBe(200);
  expect(response.headers.get("content-disposition"), path).toContain(path.split("/").at(-1));
  return Buffer.from(await response.arrayBuffer());
}

/** What ezdxf, an independent reader, finds: errors of its audit, and the extents of the blocks in mm. */
async function readDxf(content: Buffer) {
  const file = join(folder, "vehicle.dxf");
  await writeFile(file, content);
  const { stdout } = await promisify(execFile)("/usr/bin/python3", ["-c", auditor, file]);
  return JSON.parse(stdout) as { errors: string[]; units: number; plan: number[]; side: number[] };
}

const auditor = `
import sys, json, ezdxf
from ezdxf import bbox
drawing = ezdxf.readfile(sys.argv[1])
audit = drawing.audit()
def extents(name):
    box = bbox.extents(drawing.blocks.get(name))
    return [box.extmin.x, box.extmin.y, box.extmax.x, box.extmax.y]
print(json.dumps({
    "errors": [each.message for each in audit.errors + audit.fixes],
    "units": drawing.units, "plan": extents("PLAN"), "side": extents("SIDE"),
}))
`;

/** What OpenCascade finds: each solid's corners, in mm. */
async function readStep(content: Buffer): Promise<Size & { solids: number; front: number }> {
  const { ReadStepFile } = await openCascade();
  const { success, meshes } = ReadStepFile(content, { linearUnit: "millimeter" });
  expect(success).toBe(true);
  const points = meshes.flatMap(({ attributes }) => [...attributes.position.array]);
  const along = (axis: number) => points.filter((_, index) => index % 3 === axis);
  const span = (axis: number) => Math.max(...along(axis)) - Math.min(...along(axis));
  return {
    solids: meshes.length,
    length: span(0),
    width: span(1),
    height: span(2),
    front: Math.max(...along(0)),
  };
}

/** What the glTF validator finds, and the size from the accessors' bounds; metres become mm. */
async function readGlb(content: Buffer): Promise<Size & { issues: number; front: number; rising: number }> {
  const { issues } = await gltfValidator.validateBytes(new Uint8Array(content));
  const json = JSON.parse(content.subarray(20, 20 + content.readUInt32LE(12)).toString());
  type Primitive = { attributes: { POSITION: number } };
  const bounds: { min: number[]; max: number[] }[] = json.meshes.flatMap(
    ({ primitives }: { primitives: Primitive[] }) =>
      primitives.map(({ attributes }) => json.accessors[attributes.POSITION]),
  );
  const low = [0, 1, 2].map((axis) => Math.min(...bounds.map(({ min }) => (min[axis] ?? 0) * 1000)));
  const high = [0, 1, 2].map((axis) => Math.max(...bounds.map(({ max }) => (max[axis] ?? 0) * 1000)));
  const span = (axis: number) => (high[axis] ?? 0) - (low[axis] ?? 0);
  return {
    issues: issues.numErrors + issues.numWarnings,
    length: span(2),
    width: span(0),
    height: span(1),
    front: high[2] ?? 0,
    rising: json.nodes.filter(({ extras }: { extras?: { moves?: object } }) => extras?.moves).length,
  };
}

describe.each(all)("%s", (product, vehicle) => {
  const { length, width, height, front } = measures[product];

  function expectSize(size: Size) {
    for (const [name, wanted] of Object.entries({ length, width, height }))
      expect(Math.abs(size[name as keyof Size] - wanted), name).toBeLessThanOrEqual(1);
  }

  test("has one size on its page, in every file and on its drawings, to the millimetre", async () => {
    const rows = sheetOf(vehicle).flatMap((group) => group.rows);
    const shown = (label: string) =>
      Number.parseInt(rows.find((row) => row.label === label)?.value ?? "", 10);
    expectSize({ length: shown("Length"), width: shown("Width"), height: shown("Height") });

    const dxf = await readDxf((await download(vehicle, "dxf")) ?? Buffer.of());
    expect(dxf.errors).toEqual([]);
    expect(dxf.units).toBe(4); /* millimetres */
    const [left = 0, low = 0, right = 0, high = 0] = dxf.plan;
    const [, floor = 0, , top = 0] = dxf.side;
    expectSize({ length: right - left, width: high - low, height: top - floor });
    expect(Math.abs(right - front)).toBeLessThanOrEqual(1);

    const step = await readStep((await download(vehicle, "step")) ?? Buffer.of());
    expectSize(step);
    expect(step.solids).toBe(measures[product].forks ? 2 : 1);
    expect(Math.abs(step.front - front)).toBeLessThanOrEqual(1);

    const glb = await readGlb((await download(vehicle, "glb")) ?? Buffer.of());
    expect(glb.issues).toBe(0);
    expectSize(glb);
    expect(Math.abs(glb.front - front)).toBeLessThanOrEqual(1);
    expect(glb.rising > 0).toBe("forks" in measures[product] || "plate" in measures[product]);

    const factsheet = await download(vehicle, "factsheet");
    expect(factsheet === undefined).toBe(vehicle.follows === "tape");
    if (factsheet) {
      const { physicalParameters: size } = JSON.parse(factsheet.toString());
      expectSize({
        length: size.length * 1000,
        width: size.width * 1000,
        height: size.heightMin * 1000,
      });
    }

    const page = await (await fetch(`${site.origin}/products/mag-product?product=${product}`)).text();
    const figuresOn = async (view: string) => {
      /* Vehicles that share a model share a drawing. */
      const [, path] = new RegExp(`src="(/assets/${view}-[^"]+\\.svg)"`).exec(page) ?? [];
      const drawing = await (await fetch(`${site.origin}${path}`)).text();
      return [...drawing.matchAll(/<text[^>]*>([^<]+)</g)].map(([, figure]) => figure);
    };
    expect(await figuresOn("side")).toEqual(expect.arrayContaining([`${length}`, `${height}`]));
    expect(await figuresOn("front")).toContain(`${width}`);
    for (const { path } of filesOf(vehicle)) expect(page).toContain(`href="${path}"`);
  });
});
