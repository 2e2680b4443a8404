import { readFileSync } from "node:fs";
import { Judge, type Validator, type Validators } from "#planner/messages/rules/judge.ts";
import { JunitReport } from "#planner/messages/rules/junit.ts";
import { Decoded } from "#planner/messages/trace/decoded.ts";
import { TraceReader } from "#planner/messages/trace/trace-reader.ts";
import { schemaReader } from "./vite/schema-validators.ts";

/*
 * npm run --silent planner -- judge < log            judges a trace rule by rule
 * npm run --silent planner -- judge --junit < log    the same as JUnit's XML
 */

const folder = new URL("../planner/messages/schemas/", import.meta.url);
const usual = ["connection", "factsheet", "instantActions", "order", "state", "visualization"];

/** The official schemas, compiled when the first message of a kind comes. */
export function officialValidators(): Validators {
  const reader = schemaReader();
  const of = (path: string, names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => [name, lazily(() => reader.compile(read(`${path}${name}.schema.json`)))]),
    );
  return {
    "2.0": of("2.0/", usual),
    "2.1": of("", usual),
    "3.0": of("3.0/", [...usual, "responses", "zoneSet"]),
  };
}

const read = (path: string) => JSON.parse(readFileSync(new URL(path, folder), "utf8")) as object;

function lazily(compile: () => unknown): Validator {
  let compiled: Validator | undefined;
  const validator: Validator = (message) => {
    compiled ??= compile() as Validator;
    const isValid = compiled(message);
    validator.errors = compiled.errors ?? null;
    return isValid;
  };
  return validator;
}

/**
 * Judges the trace on a stream of bytes, and writes the answer as it goes. @returns the number of messages
 */
export async function judgeTrace(
  bytes: AsyncIterable<Buffer>,
  write: (text: string) => Promise<void>,
  junit: boolean,
): Promise<number> {
  const [decoded, reader, judge] = [new Decoded(), new TraceReader(), new Judge(officialValidators())];
  const unread: { line: number; why: string }[] = [];
  const report = new JunitReport();
  let messages = 0;
  let block = junit ? "" : '{"verdicts":[';
  let isFirst = true;
  const take = (traced: Iterable<Parameters<Judge["judge"]>[0]>) => {
    for (const each of traced) {
      const judged = judge.judge(each);
      if ("why" in judged) {
        if (unread.length < maxUnread) unread.push({ line: judged.line, why: judged.why });
        continue;
      }
      messages++;
      if (junit) report.add(judged.verdicts);
      else {
        for (const verdict of judged.verdicts) {
          block += (isFirst ? "\n" : ",\n") + JSON.stringify(verdict);
          isFirst = false;
        }
      }
    }
  };
  for await (const piece of bytes) {
    take(reader.read(decoded.piece(piece)));
    if (block.length < 65_536) continue;
    await write(block);
    block = "";
  }
  take(reader.read(decoded.end()));
  take(reader.end());
  if (messages === 0 && unread.length === 0) unread.push({ line: 1, why: "is empty" });
  if (junit) block = report.xml(unread);
  else block += `],\n"unread":${JSON.stringify(unread)},\n"messages":${messages}}\n`;
  await write(block);
  return messages;
}

/** Lines that are named as unread; a log of other things has more, which nobody reads. */
const maxUnread = 100_000;
