import { setTimeout as wait } from "node:timers/promises";
import { allSubmissions } from "#server/submissions/list.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import { openSender } from "./durability.ts";
import { goodFields } from "./enquiries.ts";
import { startPostgres } from "./postgres.ts";
import { startSite } from "./site.ts";

/** How PostgreSQL ends: in order, at once, or killed; or one of its workers is, and it starts itself anew. */
const endings = ["SIGINT", "SIGQUIT", "SIGKILL", "a worker"] as const;

/**
 * Ends and restarts a PostgreSQL server under a stream of enquiries, each time in another way, and checks what became
 * of the site's process and of every enquiry.
 * @param pause of each of the ten senders between two enquiries, in ms
 */
export async function restartAgainAndAgain(rounds: number, pause?: number) {
  const postgres = await startPostgres();
  const site = await startSite({ DATABASE_URL: postgres.url, LOG_LEVEL: "error" });
  let exits = 0;
  void site.exited.then(() => exits++);
  const sender = openSender({ goesOn: true, ...(pause && { pause }) });
  const recoveries: number[] = [];
  const wordless: string[] = [];
  sender.begin(site.origin);

  for (let round = 0; round < rounds && exits === 0; round++) {
    await wait(100 + Math.random() * 400);
    const ending = endings[round % endings.length] ?? "SIGINT";
    if (ending === "a worker") {
      const pid = postgres.children().at(-1);
      if (pid) process.kill(pid, "SIGKILL");
    } else {
      await postgres.halt(ending);
      wordless.push(...(await whatLacksWords(site.origin)));
      await wait(Math.random() * 500);
      await postgres.start();
    }
    recoveries.push(await untilStored(site.origin, `After round ${round}`));
  }
  await sender.end();
  if (exits === 0) await sender.repeatUnanswered(site.origin);

  const db = await openDatabase({ dataDir: "", databaseUrl: postgres.url });
  const submissions = await Array.fromAsync(allSubmissions(db));
  await db.destroy();
  const found = exits;
  await site.stop();
  await postgres.stop();
  const stored = new Set(submissions.map(({ fields }) => fields.message));
  return {
    rounds,
    exits: found,
    acknowledged: sender.acknowledged.size,
    missing: [...sender.acknowledged.keys()].filter((message) => !stored.has(message)).length,
    storedTwice: submissions.length - stored.size,
    repeated: sender.repeated,
    statuses: sender.statuses,
    /** Answers during the outage that were not a 503 with a message and `Retry-After`. */
    wordless,
    slowestAnswer: Math.round(sender.slowest),
    /** From its return to the first enquiry that was stored, in milliseconds. */
    slowestRecovery: Math.round(Math.max(...recoveries)),
    medianRecovery: Math.round(recoveries.toSorted((a, b) => a - b)[Math.floor(recoveries.length / 2)] ?? 0),
  };
}

async function untilStored(origin: string, message: string) {
  const began = performance.now();
  for (;;) {
    const response = await send(origin, message).catch(() => undefined);
    if (response?.ok || performance.now() - began > 30_000) return performance.now() - began;
    await wait(20);
  }
}

/** While the database is away: a program's enquiry, a browser's, and a page that needs the database. */
async function whatLacksWords(origin: string) {
  const message = "Typed in vain";
  const browser = { accept: "text/html" };
  const asked = {
    program: await send(origin, message),
    browser: await send(origin, message, browser),
    page: await fetch(`${origin}/staff/welcome/any`, { headers: browser }),
    readiness: await fetch(`${origin}/readyz`),
  };
  const expected = {
    program: "Sorry, there was an error",
    browser: message,
    page: ">503</p>",
    readiness: "not ready",
  };
  const lacking: string[] = [];
  for (const [name, response] of Object.entries(asked)) {
    const isRight = (await response.text()).includes(expected[name as keyof typeof expected]);
    const hasTime = name === "readiness" || response.headers.has("retry-after");
    if (response.status !== 503 || !isRight || !hasTime) lacking.push(`${name} ${response.status}`);
  }
  return lacking;
}

function send(origin: string, message: string, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ ...goodFields, message, "form-name": "home-contact" });
  return fetch(origin, { method: "POST", body, headers });
}
