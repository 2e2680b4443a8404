import { folderOf, type ProductName, type Vehicle } from "./index.ts";

/** A file of a vehicle for layouts and fleet control; downloading it asks for no name. */
export type VehicleFile = {
  kind: "dxf" | "step" | "glb" | "factsheet";
  /** Its address on the site; made by the build. */
  path: string;
};

/** The files of a vehicle. A vehicle on a tape does not speak VDA 5050, so it has no factsheet. */
export function filesOf({
  product,
  follows,
}: Pick<Vehicle, "follows"> & { product: ProductName }): VehicleFile[] {
  const name = `/files/mag-${folderOf(product)}`;
  return [
    { kind: "dxf", path: `${name}.dxf` },
    { kind: "step", path: `${name}.step` },
    { kind: "glb", path: `${name}.glb` },
    ...(follows ? [] : [{ kind: "factsheet", path: `${name}-factsheet.json` } as const]),
  ];
}
