/** Pages that a parameter narrows, so that a browser without script gets the narrowed list as HTML. */
const parameters = new Map([
  ["/case-studies", ["industry", "vehicle"]],
  ["/planner", ["plan"]],
  ["/planner.data", ["plan"]],
  ["/podcasts", ["q"]],
  ["/product-documentation", ["q"]],
  ["/search", ["q"]],
  ["/search.data", ["q"]],
]);

/** Whether the query of an address says something that the page's built file can't show. */
export function isNarrowed(address: string) {
  if (!address.includes("?")) return false;
  const { pathname, searchParams } = new URL(address);
  const names = parameters.get(pathname.toLowerCase().replace(/(?<=.)\/$/, ""));
  return names?.some((name) => Boolean(searchParams.get(name))) ?? false;
}
