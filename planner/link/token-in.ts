/** Characters of the longest address that every proxy passes, with room for what the form adds to a plan. */
export const longestPath = 6000;

/** The address of the planner with a plan. @param token of the plan */
export function pathOfToken(token: string): string {
  return `/planner?plan=${token}`;
}

/** The token of the first plan link in a text, whatever site it names; undefined if there is none. */
export function tokenIn(text: string): string | undefined {
  return /\/planner\?plan=(\d{1,4}\.[\w-]+)/.exec(text)?.[1];
}
