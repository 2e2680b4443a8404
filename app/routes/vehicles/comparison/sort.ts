export type Order = { figure: number; ascending: boolean };

type Ranked = { figures: readonly { rank: number }[] };

/** The vehicles by one of their figures; those that are equal keep their places. */
export function sort<Vehicle extends Ranked>(
  vehicles: readonly Vehicle[],
  order: Order | undefined,
): Vehicle[] {
  if (!order) return [...vehicles];
  const rank = ({ figures }: Vehicle) => figures[order.figure]?.rank ?? 0;
  return vehicles.toSorted((a, b) => (order.ascending ? rank(a) - rank(b) : rank(b) - rank(a)));
}

/** The largest first at the first press on a figure, the smallest at the second, as it was at the third. */
export function next(order: Order | undefined, figure: number): Order | undefined {
  if (order?.figure !== figure) return { figure, ascending: false };
  return order.ascending ? undefined : { figure, ascending: true };
}
