import type { PerspectiveCamera } from "three";
import { Mesh, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { findListed } from "../../vehicles/index.ts";
import { withQuality } from "../../vehicles/modelling/geometry/quality.ts";
import { buildLoad } from "../../vehicles/modelling/loads/load.ts";
import { figuresOf } from "../../vehicles/modelling/painted.ts";
import { plainKit } from "../../vehicles/modelling/plain-kit.ts";
import { vehicles } from "../../vehicles/models.ts";
import { cameraFor } from "../render/page/camera.ts";
import type { LightSweepPose } from "../scenes/light-sweep.ts";
import { shots } from "./shots.ts";

/** How far a vehicle reaches over the picture: 0 to 1 is inside. */
function extent(pose: LightSweepPose, camera: PerspectiveCamera) {
  const kit = plainKit();
  const vehicle = withQuality(0.1, () =>
    vehicles[pose.vehicle](kit, figuresOf(pose.vehicle), {
      ...(pose.lift !== undefined && { lift: pose.lift }),
      load: pose.load && buildLoad(kit, pose.load),
      secondLoad: pose.secondLoad && buildLoad(kit, pose.secondLoad),
    }),
  );
  vehicle.updateMatrixWorld(true);
  const low = new Vector3(9, 9, 9);
  const high = new Vector3(-9, -9, -9);
  vehicle.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const { position } = object.geometry.attributes;
    for (let i = 0; i < position.count; i += 3) {
      const point = new Vector3()
        .fromBufferAttribute(position, i)
        .applyMatrix4(object.matrixWorld)
        .project(camera);
      low.min(point);
      high.max(point);
    }
  });
  const share = (value: number) => value / 2 + 0.5;
  return { left: share(low.x), right: share(high.x), bottom: share(low.y), top: share(high.y) };
}

/* What shows a vehicle that has left the line keeps its pictures and isn't made again. */
const whole = shots.flatMap((shot) =>
  shot.set.scene === "light-sweep" && !shot.set.pose.lightRadius && findListed(shot.set.pose.vehicle)
    ? [[shot.name, shot, shot.set.pose] as const]
    : [],
);

describe("pictures of a whole vehicle show all of it, large enough", () => {
  it.each(whole)("%s", (name, shot, pose) => {
    const { left, right, bottom, top } = extent(
      pose,
      cameraFor(shot.camera, shot.size.width, shot.size.height),
    );
    const report = `${name}: ${[left, right, bottom, top].map((value) => value.toFixed(2)).join(" ")}`;
    expect(Math.min(left, bottom), report).toBeGreaterThan(0.02);
    expect(Math.max(right, top), report).toBeLessThan(0.98);
    expect(Math.max(right - left, top - bottom), report).toBeGreaterThan(0.45);
  });
});
