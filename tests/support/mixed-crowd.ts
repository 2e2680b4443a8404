/**
 * 60 clients on pages of the largest plan, 100 on searches and six that upload large pictures, each request on a new
 * connection; each client comes from a network of its own.
 * npm run node -- tests/support/mixed-crowd.ts <origin> <cookie> <milliseconds>          prints how often each status came
 */
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { tokenOf } from "#planner/link/link.ts";
import { largestPlan } from "./largest-plan.ts";
import { newConnection } from "./new-connection.ts";

const [origin = "", cookie = "", duration = "1000"] = process.argv.slice(2);
const answers: Record<string, number> = {};
const faults: string[] = [];
const plan = tokenOf(largestPlan());
const picture = await largePicture();
console.info("begins");
const until = performance.now() + Number(duration);
const isOver = () => performance.now() > until;

await Promise.all([
  ...many(60, (client) =>
    insist("page", client, (round) => `/planner?plan=${plan}&seed=${client * 1000 + round}`),
  ),
  ...many(100, (client) => insist("search", 60 + client, (round) => `/search?q=fork+${round}`)),
  ...many(6, upload),
]);
console.info(JSON.stringify({ answers, faults }));

async function insist(what: string, client: number, path: (round: number) => string) {
  const headers = { "x-forwarded-for": `10.1.${client}.1`, accept: "text/html" };
  for (let round = 0; !isOver(); round++) {
    const { status, words } = await newConnection(origin + path(round), { headers });
    count(`${what} ${status}`);
    if (status === 503 && !words.includes("<footer")) faults.push(`${what}: 503 without the site's words`);
    /* 422: such a page may take more than its time, which words say. */
    if (![200, 422, 503].includes(status)) faults.push(`${what}: ${status}`);
    /* Nobody asks again at once. */
    await wait(200);
  }
}

async function upload() {
  for (; !isOver(); await wait(500)) {
    const body = new FormData();
    body.set("picture", new Blob([picture]), "picture.png");
    const headers = { cookie, origin };
    const answer = await fetch(`${origin}/native-blogs/pictures`, { method: "POST", body, headers });
    await answer.arrayBuffer();
    count(`upload ${answer.status}`);
    if (![201, 503].includes(answer.status)) faults.push(`upload: ${answer.status}`);
  }
}

function count(what: string) {
  answers[what] = (answers[what] ?? 0) + 1;
}

function many(clients: number, begin: (client: number) => Promise<void>) {
  return Array.from({ length: clients }, (_, client) => begin(client));
}

/** Noise, which no format makes smaller: some 11 MB. */
async function largePicture() {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const drawn = await sharp({ create: { width: 1900, height: 1900, channels: 3, background: "#888", noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return new Uint8Array(drawn);
}
