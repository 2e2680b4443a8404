import { folderOf } from "../../vehicles/index.ts";
import { vehicleKinds } from "../../vehicles/vehicle.ts";

const kinds: ReadonlySet<string> = new Set(vehicleKinds);

type Records = readonly { product: string; kind: string }[];

/** A sentence for each figure that one vehicle lacks and all others have, and for each unknown kind. */
export function figureFaults(vehicles: Records): string[] {
  return vehicles.flatMap((vehicle) => {
    const others = vehicles.filter((other) => other !== vehicle);
    const [first] = others;
    const expected = Object.keys(first ?? {}).filter((key) => others.every((other) => key in other));
    const file = `vehicles/${folderOf(vehicle.product)}/record.ts`;
    return [
      ...expected
        .filter((key) => !(key in vehicle))
        .map(
          (key) =>
            `${file} has no ${key}, which every other vehicle has. vehicles/vehicle.ts says what it is.`,
        ),
      ...(kinds.has(vehicle.kind)
        ? []
        : [
            `${file} is of the kind "${vehicle.kind}". Kinds are: ${[...kinds].join(", ")}. A new one joins vehicleKinds in vehicles/vehicle.ts.`,
          ]),
    ];
  });
}
