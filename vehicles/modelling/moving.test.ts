import { Box3, type Object3D } from "three";
import { describe, expect, it } from "vitest";
import { folderOf, productNames } from "../index.ts";
import { measures } from "../measures.ts";
import { assemble } from "./assemble.ts";
import { raise } from "./moving.ts";
import { figuresOf } from "./painted.ts";
import { plainKit } from "./plain-kit.ts";
import type { VehicleModel } from "./vehicle-model.ts";

const topOf = (object: Object3D | undefined) =>
  new Box3().setFromObject(object as Object3D, true).max.y * 1000;

async function modelOf(product: (typeof productNames)[number]) {
  const { model } = (await import(`../${folderOf(product)}/model.ts`)) as { model: VehicleModel };
  return (lift?: number) => model(plainKit(), figuresOf(product), lift === undefined ? {} : { lift });
}

describe.each(productNames)("%s in few pieces", (product) => {
  const { height, forks, plate } = measures[product];
  const travel = forks ? forks.highest - forks.lowest : plate ? plate.highest - plate.height : 0;

  it("is as high as the model, lowered and raised", async () => {
    const build = await modelOf(product);
    const whole = assemble(build());
    expect(Math.abs(topOf(whole) - height)).toBeLessThanOrEqual(1);
    raise(whole, travel / 1000);
    const raised = build(Number.POSITIVE_INFINITY);
    expect(Math.abs(topOf(whole) - topOf(raised))).toBeLessThanOrEqual(1);
    raise(whole, 0);
    expect(Math.abs(topOf(whole) - height)).toBeLessThanOrEqual(1);
  });

  it("has a node that carries the load up to the true lift, if the vehicle lifts", async () => {
    const whole = assemble((await modelOf(product))());
    const carrier = whole.children.find(
      ({ userData }) => userData.moves?.share === 1 && !userData.moves.stretches,
    );
    expect(carrier !== undefined).toBe(travel > 0);
    const before = carrier && topOf(carrier);
    raise(whole, travel / 1000);
    if (carrier) expect(topOf(carrier) - (before ?? 0)).toBeCloseTo(travel, 0);
  });
});
