import { Judge } from "#planner/messages/rules/judge.ts";
import { JunitReport } from "#planner/messages/rules/junit.ts";
import { Decoded } from "#planner/messages/trace/decoded.ts";
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
