import type { Measures } from "#vehicles/measures.ts";
import type { ViewName, ViewSheet } from "#vehicles/views.ts";

/**
 * A dimension between two points of a view, each given along the measured direction and across it; `at` is the position
 * across at which the dimension line runs. Lengths in mm.
 */
export type Dimension = {
  from: readonly [along: number, across: number];
  to: readonly [along: number, across: number];
  at: number;
  /** Measured vertically; else horizontally. */
  upright: boolean;
  label: string;
};

/** The dimensions that each view shows: those of the sheet on the vehicle's page, from the same record. */
export function dimensionsOf(name: ViewName, measures: Measures, sheet: ViewSheet): Dimension[] {
  return views[name](measures, sheet);
}

const across = (from: number, to: number, edge: number, at: number, label = `${to - from}`): Dimension => ({
  from: [from, edge],
  to: [to, edge],
  at,
  upright: false,
  label,
});
const upright = (from: number, to: number, edge: number, at: number): Dimension => ({
  from: [from, edge],
  to: [to, edge],
  at,
  upright: true,
  label: `${to - from}`,
});

const views: Record<ViewName, (measures: Measures, sheet: ViewSheet) => Dimension[]> = {
  side: ({ front, rear, height, forks, decks }, { text }) => [
    across(-rear, 0, 0, -1.8 * text),
    across(0, front, 0, -1.8 * text),
    across(-rear, front, 0, -4 * text),
    upright(0, height, front, front + 2.2 * text),
    ...(forks ? [across(forks.heel - forks.length, forks.heel, forks.lowest, forks.lowest + 3 * text)] : []),
    ...decks.slice(0, 1).map(({ height: deck }) => upright(0, deck, -rear, -rear - 2.2 * text)),
  ],
  raised: ({ front, rear, forks }, { text }) => {
    if (!forks) return [];
    const tip = forks.heel - forks.length;
    const left = Math.min(-rear, forks.heel - 1200);
    return [
      upright(0, forks.highest, tip, left - 2.2 * text),
      upright(0, forks.raisedHeight, front, front + 2.2 * text),
    ];
  },
  front: ({ width }, { text }) => [across(-width / 2, width / 2, 0, -1.8 * text, `${width}`)],
  plan: ({ width, front, turningRadius, forks }, { text }) => [
    upright(-width / 2, width / 2, front, Math.max(front, turningRadius) + 2.2 * text),
    across(0, turningRadius, 0, -turningRadius - 1.8 * text, `R ${turningRadius}`),
    ...(forks
      ? [
          upright(
            -forks.spread / 2,
            forks.spread / 2,
            forks.heel - forks.length,
            Math.min(forks.heel - forks.length, -turningRadius) - 2.2 * text,
          ),
        ]
      : []),
  ],
};
