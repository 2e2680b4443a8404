export type Order = { figure: number; ascending: boolean };

type Ranked = { figures: readonly { rank: number }[] };

/** Sorts vehicles by one of their figures; equal ones keep their places. */
export function sort<Vehicle extends Ranked>(
  vehicles: readonly Vehicle[],
  order: Order | undefined,
): Vehicle[] {
  if (!order) return [...vehicles];
  const rank = ({ figures }: Vehicle) => figures[order.figure]?.rank ?? 0;
  return vehicles.toSorted((a, b) => (order.ascending ? rank(a) - rank(b) : rank(b) - rank(a)));
}

/** The order after a press on a figure: largest first, then smallest first, then the original order. */
export function next(order: Order | undefined, figure: number): Order | undefined {
  if (order?.figure !== figure) return { figure, ascending: false };
  return order.ascending ? undefined : { figure, ascending: true };
}
