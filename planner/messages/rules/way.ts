import type { Position } from "./read-content.ts";
import { broken, kept, type Rule } from "./rule.ts";

/** What a vehicle may have moved beyond its greatest speed: a share of it, and m, as its position is measured anew. */
const slack = { speed: 1.2, way: 20, shown: 4 };
/** For how long (s) a visualization tells where a state can be. */
const fresh = 10;

/** Where a vehicle was, and when (ms). */
export type Seen = { position: Position; at: number };

/** Between two states a vehicle gets no further than its greatest speed takes it. */
export const way: Rule = {
  name: "way",
  kinds: ["state"],
  sections: { "2.0": "7.1.3", "2.1": "6.15.1", "3.0": "7.10" },
  after: ["schema", "driving", "timestamp", "factsheet-kept"],
  inOrder: true,
  judge({ content: { state }, header }, { seen, shown, factsheet, stateHeader }) {
    const { speed } = factsheet ?? {};
    if (
      !(state?.position && speed !== undefined && speed > 0 && header.at !== undefined) ||
      state.mode !== "AUTOMATIC" ||
      !state.localized
    )
      return undefined;
    if ([...state.allActions.values()].some(({ type }) => places.includes(type))) return undefined;
    if (stateHeader?.at !== undefined && header.at < stateHeader.at) return undefined;
    const { position } = state;
    const from = ({ position: there, at }: Seen) => {
      if (there.mapId !== position.mapId) return [];
      const seconds = Math.max(0, (header.at ?? 0) - at) / 1000;
      const [dx, dy] = [position.x - there.x, position.y - there.y];
      return [{ seconds, far: Math.sqrt(dx * dx + dy * dy) }];
    };
    /* A visualization and a state a moment apart are told by one measurement. */
    const [near] = shown && header.at !== undefined && header.at >= shown.at ? from(shown) : [];
    if (near && near.seconds <= fresh && near.far > speed * slack.speed * near.seconds + slack.shown)
      return broken(
        `The vehicle is ${near.far.toFixed(0)} m from where its visualization showed it ${near.seconds.toFixed(1)} s before. Its factsheet says ${speed} m/s at most.`,
      );
    const found = seen.flatMap(from);
    const [last] = found;
    if (!last) return undefined;
    if (found.some(({ far, seconds }) => far <= speed * slack.speed * seconds + slack.way))
      return kept("The vehicle is where it can have come to.");
    return broken(
      `The vehicle is ${last.far.toFixed(0)} m from where it was ${last.seconds.toFixed(1)} s before. Its factsheet says ${speed} m/s at most.`,
    );
  },
};

/** Actions that tell a vehicle where it is. */
const places: readonly unknown[] = ["initPosition", "initializePosition"];
