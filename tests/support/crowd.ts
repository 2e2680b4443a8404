/**
 * Clients that request rendered pages as fast as they are answered, and ignore refusals.
 * npm run node -- tests/support/crowd.ts <origin> <clients> <milliseconds>          prints how often each status came
 */
import { argv } from "node:process";

const [origin = "", clients = "1", duration = "1000"] = argv.slice(2);
const until = performance.now() + Number(duration);
const answers: Record<string, number> = {};

await Promise.all(Array.from({ length: Number(clients) }, (_, number) => insist(number)));
console.info(JSON.stringify(answers));

async function insist(number: number) {
  for (let round = 0; performance.now() < until; round++) {
    const place = number % 2 ? "search" : "nowhere";
    const query = `q=${["fork", "charging", "lifter", "safety"][round % 4]}+${round}`;
    const response = await fetch(`${origin}/${place}?${query}`).catch(() => undefined);
    await response?.arrayBuffer();
    const key = `${place} ${response?.status ?? "cut off"}`;
    answers[key] = (answers[key] ?? 0) + 1;
  }
}
