/** Teams that may be the author of a post, besides people. */
const teams = ["Application engineering", "Fleet engineering"] as const;

export type Team = (typeof teams)[number];

export function isTeam(author: string) {
  return teams.some((team) => team === author);
}
