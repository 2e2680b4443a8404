import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { recorded } from "#planner/messages/session-messages.ts";
import { fiftyForks } from "#planner/session/fifty-forks.ts";
import { Session } from "#planner/session/session.ts";

/* Ten minutes of fifty vehicles as VDA 5050 messages, with a stop and a lost connection: generated/recorded/vda-5050/session.ndjson */
const minute = 60_000; /* ms */
const folder = "generated/recorded/vda-5050";
const disruptions = [
  { what: { kind: "stop", vehicle: 0 }, from: 3 * minute, until: 4 * minute },
  { what: { kind: "radio", vehicle: 1 }, from: 5 * minute, until: 6 * minute },
] as const;

const plan = fiftyForks();
const session = Session.open(plan, 50);
if (!session.ok) throw new Error(JSON.stringify(session.errors));
await mkdir(folder, { recursive: true });
const lines = recorded(plan, session.value, 10 * minute, disruptions);
await pipeline(Readable.from(withEnds(lines)), createWriteStream(`${folder}/session.ndjson`));

function* withEnds(lines: Iterable<string>) {
  for (const line of lines) yield `${line}\n`;
}
