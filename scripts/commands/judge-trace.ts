import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { Judge } from "#planner/messages/rules/judge.ts";
import { JunitReport } from "#planner/messages/rules/junit.ts";
import { Decoded } from "#planner/messages/trace/decoded.ts";
import { damagedWords, packedAs } from "#planner/messages/trace/packed.ts";
import { TraceReader } from "#planner/messages/trace/trace-reader.ts";
import { officialValidators } from "#server/sandbox/official-validators.ts";

/*
 * npm run --silent planner -- judge < log            judges a trace rule by rule
 * npm run --silent planner -- judge --junit < log    the same as JUnit's XML
 */

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
  const told = { why: "" };
  for await (const piece of unpacked(bytes, told)) {
    take(reader.read(decoded.piece(piece)));
    if (block.length < 65_536) continue;
    await write(block);
    block = "";
  }
  if (told.why) take([{ line: reader.line, why: told.why }]);
  take(reader.read(decoded.end()));
  take(reader.end());
  if (messages === 0 && unread.length === 0) unread.push({ line: 1, why: "is empty" });
  if (junit) block = report.xml(unread);
  else block += `],\n"unread":${JSON.stringify(unread)},\n"messages":${messages}}\n`;
  await write(block);
  return messages;
}

/** Unpacks gzip. @param told gets why nothing more is read */
async function* unpacked(bytes: AsyncIterable<Buffer>, told: { why: string }): AsyncGenerator<Buffer> {
  const pieces = bytes[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  let isOver = false;
  while (head.length < 8 && !isOver) {
    const { value, done } = await pieces.next();
    isOver = done === true;
    if (value) head = Buffer.concat([head, value]);
  }
  async function* all() {
    yield head;
    yield* { [Symbol.asyncIterator]: () => pieces };
  }
  const packed = packedAs(head);
  if (!packed) return yield* all();
  if (packed !== "gzip") {
    told.why = packed.why;
    return;
  }
  try {
    yield* Readable.from(all()).pipe(createGunzip());
  } catch {
    told.why = damagedWords;
  }
}

/** Lines that are named as unread; a log of other things has more, which nobody reads. */
const maxUnread = 100_000;
