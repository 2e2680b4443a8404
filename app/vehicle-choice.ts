import type { Query } from "#app/query.ts";
import { findListed, type ProductName, type Vehicle, vehicles } from "#vehicles/index.ts";

/** As many columns as fit on a printed page. */
export const most = 3;

export type Choice = {
  /** In the order of the address, each once; including those beyond the limit. */
  chosen: readonly ProductName[];
  /** The vehicles to compare; none unless there are two or three. */
  compared: readonly Vehicle[];
  problem?: "few" | "many";
  /** Names in the address that no vehicle has, shortened. */
  unknown: readonly string[];
};

/** Reads `?vehicles=fork&vehicles=lifter`, or `?vehicles=fork,lifter`. */
export function readChoice(parameters: Query<"/products/compare">): Choice {
  const named = parameters
    .getAll("vehicles")
    .slice(0, 20)
    .flatMap((names) => names.slice(0, 200).split(","))
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const listed = new Map(named.map((name) => [name, findListed(name)]));
  const found = [...listed.values()].filter((vehicle) => vehicle !== undefined);
  const unknown = [...listed].filter(([, vehicle]) => !vehicle).map(([name]) => name.slice(0, 30));
  const problem = found.length === 1 ? "few" : found.length > most ? "many" : undefined;
  return {
    chosen: found.map(({ product }) => product),
    compared: problem ? [] : found,
    ...(problem && { problem }),
    unknown: unknown.slice(0, 3),
  };
}

/** The address that compares these. */
export function comparePath(products: readonly ProductName[]): string {
  return `/products/compare?${new URLSearchParams(products.map((product) => ["vehicles", product]))}`;
}

/** The vehicle most like this one: one of the same kind, else the next in the list. */
export function nearestTo(product: ProductName): ProductName | undefined {
  const vehicle = findListed(product);
  const others = vehicles.filter((other) => other.product !== product);
  return (others.find(({ kind }) => kind === vehicle?.kind) ?? others[0])?.product;
}
