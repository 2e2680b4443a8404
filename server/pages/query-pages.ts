/** Pages whose lists a parameter filters, so that a browser without script gets the filtered list as HTML. */
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

/** Pages of a plan: each form field is a parameter, and an empty one has a meaning, too. */
const planned = new Set(["/planner", "/planner.data", "/planner/play", "/planner/play.data"]);

/** Whether an address's query changes the page, so that its built file can't be sent. */
export function isNarrowed(address: string) {
  if (!address.includes("?")) return false;
  const { pathname, searchParams } = new URL(address);
  const page = pathname.toLowerCase().replace(/(?<=.)\/$/, "");
  if (planned.has(page)) return searchParams.size > 0;
  if (page.startsWith("/planner/files/")) return searchParams.has("plan");
  const names = parameters.get(page);
  return names?.some((name) => Boolean(searchParams.get(name))) ?? false;
}
