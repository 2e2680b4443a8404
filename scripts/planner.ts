/*
 * What the planner answers, as JSON:
 *   npm run --silent planner -- fit < plan.json            which vehicles fit, and why the others don't
 *   npm run --silent planner -- bounds --lines < plans     one input a line, one answer a line
 *   npm run --silent planner -- trace < plan-count-seconds.json   where every vehicle is, a line each 100 ms
 * An input that is wrong: { "errors": [{ "path", "message" }] } and exit code 2.
 */
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { ensureMeasures } from "../vehicles/measuring/ensure.ts";

await ensureMeasures();
/* Stands on the measures, so it comes after them. */
const { streams, verbs, withoutInput } = await import("#planner/command/verbs.ts");

const [name = "", ...options] = process.argv.slice(2);
const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
const stream = Object.hasOwn(streams, name) ? streams[name] : undefined;
const names = [...Object.keys(verbs), ...Object.keys(streams)];

if ((!verb && !stream) || options.some((option) => option !== "--lines")) {
  const message =
    verb || stream
      ? "The only option is --lines."
      : `There is no verb ${JSON.stringify(name.slice(0, 40))}. Use one of these: ${names.join(", ")}`;
  print({ errors: [{ path: "", message }], verbs: names });
  process.exitCode = 2;
} else if (options.includes("--lines")) {
  for await (const line of createInterface({ input: process.stdin }))
    if (line.trim() !== "") await answer(line);
} else {
  await answer(withoutInput.has(name) ? "null" : await text(process.stdin));
}

async function answer(json: string) {
  const input = parse(json);
  if (stream && input.ok) {
    const outcome = stream(input.value);
    if (outcome.ok) return printLines(outcome.value);
    process.exitCode = 2;
    return print({ errors: outcome.errors });
  }
  const outcome = verb && input.ok ? verb(input.value) : input;
  if (!outcome.ok) process.exitCode = 2;
  print(outcome.ok ? outcome.value : { errors: outcome.errors });
}

/** As fast as the reader reads; a reader that goes away ends it without a word. */
async function printLines(lines: Iterable<string>) {
  const closed = (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE" && error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  };
  await pipeline(Readable.from(inBlocks(lines)), process.stdout, { end: false }).catch(closed);
}

function* inBlocks(lines: Iterable<string>) {
  let block = "";
  for (const line of lines) {
    block += `${line}\n`;
    if (block.length < 65_536) continue;
    yield block;
    block = "";
  }
  yield block;
}

function parse(json: string) {
  try {
    return { ok: true, value: JSON.parse(json) as unknown } as const;
  } catch (error) {
    const message = `must be JSON: ${(error as Error).message}`;
    return { ok: false, errors: [{ path: "", message }] } as const;
  }
}

function print(value: unknown) {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
