/*
 * What the planner answers, as JSON:
 *   npm run --silent planner -- fit < plan.json            which vehicles fit, and why the others don't
 *   npm run --silent planner -- bounds --lines < plans     one input a line, one answer a line
 * An input that is wrong: { "errors": [{ "path", "message" }] } and exit code 2.
 */
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { ensureMeasures } from "../vehicles/measuring/ensure.ts";

await ensureMeasures();
/* Stands on the measures, so it comes after them. */
const { verbs, withoutInput } = await import("#planner/command/verbs.ts");

const [name = "", ...options] = process.argv.slice(2);
const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;

if (!verb || options.some((option) => option !== "--lines")) {
  const message = verb
    ? "The only option is --lines."
    : `There is no verb ${JSON.stringify(name.slice(0, 40))}. Use one of these: ${Object.keys(verbs).join(", ")}`;
  print({ errors: [{ path: "", message }], verbs: Object.keys(verbs) });
  process.exitCode = 2;
} else if (options.includes("--lines")) {
  for await (const line of createInterface({ input: process.stdin }))
    if (line.trim() !== "") answer(verb, line);
} else {
  answer(verb, withoutInput.has(name) ? "null" : await text(process.stdin));
}

function answer(asked: NonNullable<typeof verb>, json: string) {
  const input = parse(json);
  const outcome = input.ok ? asked(input.value) : input;
  if (!outcome.ok) process.exitCode = 2;
  print(outcome.ok ? outcome.value : { errors: outcome.errors });
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
