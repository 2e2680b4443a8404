import { HallCounts } from "./hall-counts.tsx";
import type { HallScene } from "./hall-scene.ts";

/** The clock and the results at the moment at which a hall begins. */
export function StillCounts({ scene: { begins, counts, standing } }: { scene: HallScene }) {
  return <HallCounts time={begins} counts={counts} doing={standing.vehicles.map(({ doing }) => doing)} />;
}
