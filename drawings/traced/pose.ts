import { Group, type Object3D } from "three";
import { findVehicle, folderOf, type ProductName, type Vehicle } from "#vehicles/index.ts";
import { withQuality } from "#vehicles/modelling/geometry/quality.ts";
import type { Kit } from "#vehicles/modelling/kit.ts";
import { buildLoad, magneticTape } from "#vehicles/modelling/loads/load.ts";
import { figuresOf } from "#vehicles/modelling/painted.ts";
import { plainKit } from "#vehicles/modelling/plain-kit.ts";
import type { VehicleModel } from "#vehicles/modelling/vehicle-model.ts";
import type { ProductContent } from "#vehicles/product-content.ts";
import type { View } from "../kernel/camera.ts";
import { extent } from "./place-of.ts";

/** Size of a vehicle's drawing. */
export const sheet = { width: 1600, height: 1120 } as const;
/** The part of the sheet for the vehicle and its load. */
const room = { left: 190, right: 1410, top: 60, bottom: 1050 } as const;
const angle = { azimuth: -52, elevation: 21 } as const;

export type Posed = { readonly scene: Group; readonly vehicle: Object3D; readonly view: View };

export type Pose = Omit<ProductContent["drawing"], "alt">;

/** A vehicle with its load, built without roundings, which are invisible at a small size. */
export const builtPlainly = (product: ProductName, pose: Pose): Promise<Object3D> =>
  built(product, pose, plainKit(), plainly);

/** A quality so coarse that boxes have eight corners. */
export const plainly = 0.1;

/** A vehicle with its load, built from its model. */
async function built(
  product: ProductName,
  { lift, load, secondLoad }: Pose,
  kit: Kit,
  quality = 1,
): Promise<Object3D> {
  const { model } = (await import(`../../vehicles/${folderOf(product)}/model.ts`)) as { model: VehicleModel };
  const vehicle = withQuality(quality, () =>
    model(kit, figuresOf(product), {
      ...(lift !== undefined && { lift }),
      load: load && buildLoad(kit, load),
      secondLoad: secondLoad && buildLoad(kit, secondLoad),
    }),
  );
  vehicle.updateMatrixWorld(true);
  return vehicle;
}

/** A vehicle as its drawing shows it, with the view in which it fills the sheet. */
export async function posed(product: ProductName, pose: Pose): Promise<Posed> {
  const kit = plainKit();
  const vehicle = await built(product, pose, kit);
  const scene = new Group().add(vehicle, ...(pose.tape ? [magneticTape(kit, 20)] : []));
  return { scene, vehicle, view: fitted(vehicle, (findVehicle(product) as Vehicle).liftMillimetres) };
}

/** Makes room for the lift's dimension line, which reaches higher than half-raised forks. */
function fitted(vehicle: Object3D, lift: number | undefined): View {
  const plain = { ...angle, scale: 1, target: [0, 0, 0], at: [0, 0] } as const;
  const { low, high } = extent(vehicle, plain, lift === undefined ? [] : [[0, 0, lift / 1000 + 0.1]]);
  const scale = Math.min(
    (room.right - room.left) / (high[0] - low[0]),
    (room.bottom - room.top) / (high[1] - low[1]),
  );
  const at = [
    (room.left + room.right - (low[0] + high[0]) * scale) / 2,
    (room.top + room.bottom - (low[1] + high[1]) * scale) / 2,
  ] as const;
  return { ...plain, scale, at };
}
