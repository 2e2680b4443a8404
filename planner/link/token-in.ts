/** Characters of the longest address that every proxy passes, with room for what the form adds to a plan. */
export const longestPath = 6000;

/**
 * The address of the planner with a plan.
 * @param token of the plan
 * @param sums that somebody typed, so that the address opens with the same money
 */
export function pathOfToken(token: string, sums = new URLSearchParams()): string {
  return `/planner?plan=${token}${sums.size > 0 ? `&${sums}` : ""}`;
}

/** The first link of a plan in a text, whatever site it names: its token and what follows. Undefined if there is none. */
export function linkIn(text: string): { token: string; parameters: URLSearchParams } | undefined {
  const [, token, rest] = /\/planner\?plan=(\d{1,4}\.[\w-]+)((?:&[\w%.+*=-]+)*)/.exec(text) ?? [];
  return token === undefined ? undefined : { token, parameters: new URLSearchParams(rest) };
}
