import { vehiclePath } from "../../vehicles/address.ts";

const kinds: readonly [start: string, kind: string][] = [
  [vehiclePath, "Vehicle"],
  ["/products/Mag", "Vehicles"],
  ["/products/compare", "Vehicles"],
  ["/products/", "Software"],
  ["/use-cases/", "Use case"],
  ["/industries/", "Industry"],
  ["/case-study/", "Case study"],
  ["/podcasts/", "Episode"],
  ["/documents/", "Document"],
];

/** What a page is, in a word or two. */
export function kindOf(path: string) {
  return kinds.find(([start]) => path.startsWith(start))?.[1] ?? "Page";
}
