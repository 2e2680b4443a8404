/*
 * What the planner answers, as JSON:
 *   npm run --silent planner -- fit < plan.json            which vehicles fit, and why the others don't
 *   npm run --silent planner -- bounds --lines < plans     one input a line, one answer a line
 *   npm run --silent planner -- trace < plan-count-seconds.json   where every vehicle is, a line each 100 ms
 *   npm run --silent planner -- orders < log.csv           what an exported log of orders says, and what it doesn't
 *   npm run --silent planner -- judge [--junit] < log      VDA 5050 messages, judged rule by rule
 * An answer, or the next lines of one, that takes longer than two minutes, or than `--within <seconds>`, is given up in
 * words. An input that is wrong: { "errors": [{ "path", "message" }] } and exit code 2.
 */
import { enableCompileCache } from "node:module";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { Script } from "node:vm";
import { bytesIn, inputsIn } from "./planner-input.ts";

/* Caches TypeScript with its types stripped: a start takes 0.2 s of processor time, not 0.45. */
enableCompileCache(`${import.meta.dirname}/../../node_modules/.cache/planner`);
const { ensureMeasures } = await import("../site/ensure-measures.ts");
await ensureMeasures();

type Wrong = { ok: false; errors: { path: string; message: string }[] };

const [name = "", ...words] = process.argv.slice(2);
const { ofBytes, streams, verbs, withoutInput } = await verbsWith(name);
const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
const stream = Object.hasOwn(streams, name) ? streams[name] : undefined;
const options = readOptions();
const lines = options?.lines === true;
/** Seconds that an answer may take. */
const longest = options?.within === undefined ? 120 : Number(options.within);
/* The reader may close the pipe early, as `head` does: that is no error. */
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

if (name === "judge" && words.every((word) => word === "--junit")) {
  const { judgeTrace } = await import("./judge-trace.ts");
  const messages = await judgeTrace(process.stdin, written, words.length > 0);
  if (messages === 0) process.exitCode = 2;
} else if ((!verb && !stream) || !options || !(longest > 0 && longest <= 86_400)) {
  const known = await allVerbs();
  const names = [...Object.keys(known.verbs), ...Object.keys(known.streams), "judge"];
  const message =
    verb || stream
      ? "The options are --lines and --within, which takes seconds: more than 0 and at most 86,400."
      : name === "judge"
        ? "The only option is --junit."
        : `There is no verb ${JSON.stringify(name.slice(0, 40))}. Use one of these: ${names.join(", ")}`;
  print({ errors: [{ path: "", message }], verbs: names });
  process.exitCode = 2;
} else if (ofBytes.has(name) && lines) {
  print({
    errors: [{ path: "", message: `${name} reads one whole file, so --lines has no meaning for it.` }],
  });
  process.exitCode = 2;
} else if (ofBytes.has(name)) {
  const { largestLog } = await import("#planner/orders/log-text.ts");
  await answer(await bytesIn(process.stdin, largestLog));
} else if (withoutInput.has(name) && !lines) await answer({ ok: true, value: null });
else for await (const input of inputsIn(process.stdin, lines)) await answer(input);

function allVerbs() {
  return import("#planner/command/verbs.ts");
}

/** The verbs among which a name is to be found. Imported after the measures, which they need. */
async function verbsWith(name: string): ReturnType<typeof allVerbs> {
  const { planVerbs } = await import("#planner/command/plan-verbs.ts");
  if (!Object.hasOwn(planVerbs, name)) return allVerbs();
  return { verbs: planVerbs, streams: {}, withoutInput: new Set(), ofBytes: new Set() };
}

function readOptions() {
  try {
    const known = { lines: { type: "boolean" }, within: { type: "string" } } as const;
    return parseArgs({ args: words, options: known }).values;
  } catch {
    return undefined;
  }
}

async function answer(input: { ok: true; value: unknown } | Wrong) {
  try {
    const outcome = input.ok ? inTime(() => (verb ?? stream)?.(input.value)) : input;
    if (!outcome?.ok) return refuse(outcome?.errors ?? []);
    if (stream) await printLines(outcome.value as Iterable<string>);
    else print(outcome.value);
  } catch (error) {
    const isLate = (error as NodeJS.ErrnoException).code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
    const message = isLate
      ? `takes longer than ${longest} s and was given up: ask for less, or give it more time with --within <seconds>`
      : `can't be answered: ${(error as Error).message}`;
    refuse([{ path: "", message }]);
  }
}

/** Ends what computes for too long. It never returns to the event loop, where a timer would fire; only a script has a time limit. */
function inTime<Result>(work: () => Result): Result {
  Object.assign(globalThis, { work });
  return new Script("work()").runInThisContext({ timeout: Math.ceil(longest * 1000) });
}

function refuse(errors: Wrong["errors"]) {
  process.exitCode = 2;
  print({ errors });
}

/** Writes as fast as the reader reads; if it goes away, ends silently. */
async function printLines(answers: Iterable<string>) {
  const closed = (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE" && error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  };
  await pipeline(Readable.from(inBlocks(answers)), process.stdout, { end: false }).catch(closed);
}

function* inBlocks(answers: Iterable<string>) {
  const lines = answers[Symbol.iterator]();
  for (let isDone = false; !isDone; ) {
    yield inTime(() => {
      let block = "";
      while (block.length < 65_536) {
        const next = lines.next();
        if (next.done) {
          isDone = true;
          break;
        }
        block += `${next.value}\n`;
      }
      return block;
    });
  }
}

/** Writes a text and waits until the reader has taken it, if it is slower. */
function written(text: string) {
  return new Promise<void>((resolve) => {
    process.stdout.write(text, () => resolve());
  });
}

function print(value: unknown) {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
