/**
 * What one request costs, for each kind of address in each form that a stranger can give it. Run by itself, because
 * React renders at its usual speed only where its production build was the first that the process imported.
 * npm run node -- tests/support/processor-time.ts MOST          needs a build; prints one JSON line a form. What costs up to MOST
 * milliseconds once is not tried again.
 */
import "#server/production.ts";
import { setTimeout as wait } from "node:timers/promises";
import { tokenOf } from "#planner/link/link.ts";
import { kindsOfAddress } from "./addresses.ts";
import { largestPlan } from "./largest-plan.ts";
import { openSiteHere } from "./site-here.ts";

const tries = 15;
const passes = 3;
const betweenPasses = 2000; /* ms */
const cheap = Number(process.argv[2] ?? 10); /* ms */
const largest = 16_000; /* bytes of a request */
const largestToken = tokenOf(largestPlan());

type Ask = { path: string; headers?: [string, string][] };
type Cost = { form: string; path: string; asked: Ask; milliseconds: number; status: number };

const forms: Record<string, (path: string) => Ask> = {
  "as it is": (path) => ({ path }),
  "a long segment": (path) => ({ path: filled(`${path}/`, "a") }),
  "a segment of 900": (path) => ({ path: `${path}/${"a".repeat(900)}` }),
  deep: (path) => ({ path: filled(path, "/a") }),
  "as deep as may be": (path) => ({ path: path + "/a".repeat(12) }),
  "many slashes": (path) => ({ path: filled(path, "/") }),
  encoded: (path) => ({ path: filled(`${path}/`, "%E2%82%AC") }),
  "encoded twice": (path) => ({ path: filled(`${path}/`, "%2541%252F") }),
  "a broken encoding": (path) => ({ path: filled(`${path}/`, "%") }),
  "a long query": (path) => ({ path: filled(`${path}?q=`, "charging%20") }),
  "a query of 4,000": (path) => ({ path: filled(`${path}?q=`, "charging%20", 4000) }),
  "a query of misspelt words": (path) => ({
    path: `${path}?q=chargin+robott+palett+warehous+systm+integratio+vehcle+lifing&search=${"a+".repeat(90)}`,
  }),
  "a query of letters": (path) => ({ path: filled(`${path}?q=`, "s+t+a+b+c+m+", 2000) }),
  "a query that is encoded": (path) => ({ path: filled(`${path}?search=`, "%F0%9F%A6%95", 4000) }),
  "many parameters": (path) => ({ path: filled(`${path}?`, "a=1&") }),
  "as many parameters as may be": (path) => ({ path: `${path}?${"product=fork&q=e&".repeat(45)}x=1` }),
  "one parameter again and again": (path) => ({ path: filled(`${path}?q=fork`, "&q=a") }),
  "an address to lead to": (path) => ({ path: filled(`${path}?next=/staff`, "/a", 4000) }),
  "a far page": (path) => ({
    path: `${path}?page=999999&category=none&industry=x&track=${"a".repeat(3000)}`,
  }),
  "a large plan": (path) => ({ path: `${path}?plan=${largestToken}&weight=1e9&aisle=` }),
  "a large plan that fits": (path) => ({ path: `${path}?plan=${largestToken}` }),
  "many cookies": (path) => ({ path, headers: [["cookie", filled("", "a=b; ")]] }),
  "a long cookie": (path) => ({ path, headers: [["cookie", filled("mag-staff.session_token=", "a%2E")]] }),
  "many headers": (path) => ({
    path,
    headers: Array.from({ length: 700 }, (_, index) => [`x-header-${index}`, "value"]),
  }),
  "long headers": (path) => ({
    path,
    headers: [
      ["accept-encoding", filled("", "br;q=0.5,", 4000)],
      ["accept", filled("", "text/html,", 4000)],
      ["x-forwarded-for", filled("", "1.2.3.4,", 4000)],
      ["if-none-match", filled("", '"a",', 3000)],
    ],
  }),
};

const site = await openSiteHere();
for (const path of kindsOfAddress) for (let round = 0; round < 3; round++) await ask({ path });
const kinds = Object.entries(forms).flatMap(([form, askFor]) =>
  kindsOfAddress.map((path) => ({ form, path, asked: askFor(path) })),
);
const costs: Cost[] = [];
for (const kind of kinds) costs.push({ ...kind, ...(await leastTime(kind.asked)) });
/* A machine that is busy for seconds makes every request expensive, so those that were are measured again later. */
for (let pass = 0; pass < passes; pass++) {
  const dear = costs.filter(({ milliseconds }) => milliseconds > cheap);
  if (dear.length > 0) await wait(betweenPasses);
  for (const cost of dear)
    cost.milliseconds = Math.min(cost.milliseconds, (await leastTime(cost.asked)).milliseconds);
}
for (const { form, path, milliseconds, status } of costs)
  console.info(JSON.stringify({ form, path, milliseconds, status }));
await site.stop();

/** The least of several tries, because other work of machine and process counts, too. */
async function leastTime(asked: Ask) {
  let milliseconds = Number.POSITIVE_INFINITY;
  let status = 0;
  for (let round = 0; round < tries && milliseconds > cheap; round++) {
    const before = process.cpuUsage();
    status = await ask(asked);
    const { user, system } = process.cpuUsage(before);
    milliseconds = Math.min(milliseconds, (user + system) / 1000);
    if (round > 3) await wait(20);
  }
  return { milliseconds, status };
}

async function ask({ path, headers = [] }: Ask) {
  const answer = await site.ask(path, { headers });
  await answer.arrayBuffer();
  return answer.status;
}

function filled(begin: string, part: string, length = largest) {
  return begin + part.repeat(Math.max(0, Math.floor((length - begin.length) / part.length)));
}
