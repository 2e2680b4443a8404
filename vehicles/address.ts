import type { Pattern } from "#addresses/pages.ts";

/** The page of every vehicle; its query says which one it shows. */
export const vehiclePath = "/products/mag-product" satisfies Pattern;

/** The page of one vehicle. */
export function vehicleAddress<Product extends string>(product: Product) {
  return `${vehiclePath}?product=${product}` as const;
}
