/** Pages that a parameter narrows, so that a browser without script gets the narrowed list as HTML. */
const parameters = new Map([
  ["/case-studies", ["industry", "vehicle"]],
  ["/contact", ["about"]],
  ["/contact.data", ["about"]],
  ["/podcasts", ["q"]],
  ["/products/compare", ["vehicles"]],
  ["/products/compare.data", ["vehicles"]],
  ["/product-documentation", ["q"]],
  ["/search", ["q"]],
  ["/search.data", ["q"]],
]);

/** Pages of a plan: each field of a form is a parameter, and an empty one says something too. */
const planned = new Set(["/planner", "/planner.data", "/planner/play", "/planner/play.data"]);

/** Whether the query of an address says something that the page's built file can't show. */
export function isNarrowed(address: string) {
  if (!address.includes("?")) return false;
  const { pathname, searchParams } = new URL(address);
  const page = pathname.toLowerCase().replace(/(?<=.)\/$/, "");
  if (planned.has(page)) return searchParams.size > 0;
  if (page.startsWith("/planner/files/")) return searchParams.has("plan");
  const names = parameters.get(page);
  return names?.some((name) => Boolean(searchParams.get(name))) ?? false;
}
