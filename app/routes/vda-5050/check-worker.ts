import type { Version } from "#planner/messages/rules/rule.ts";
import { Decoded } from "#planner/messages/trace/decoded.ts";
import { JudgedTrace, type Result } from "./judged-trace.ts";
import { loadValidators } from "./validators.ts";

export type Asked = { trace: string | File; version: Version | undefined };

export type Answer =
  | { kind: "progress"; read: number; messages: number }
  | { kind: "result"; result: Result; junit: string }
  /** The schemas could not be loaded, or the file could not be read. */
  | { kind: "failed" };

const answer = (data: Answer) => self.postMessage(data);

self.onmessage = async ({ data: { trace, version } }: MessageEvent<Asked>) => {
  try {
    const judged = new JudgedTrace(await loadValidators(), version);
    if (typeof trace === "string") judged.read(trace);
    else await readFile(trace, judged);
    answer({ kind: "result", result: judged.end(), junit: judged.junit() });
  } catch (error) {
    console.error(error);
    answer({ kind: "failed" });
  }
};

/** Reads a file in pieces of a megabyte: it needn't fit into memory. */
async function readFile(file: File, judged: JudgedTrace) {
  const decoded = new Decoded();
  for (let at = 0; at < file.size; at += piece) {
    const bytes = await file.slice(at, at + piece).arrayBuffer();
    judged.read(decoded.piece(new Uint8Array(bytes)));
    answer({ kind: "progress", read: Math.min(file.size, at + piece), messages: judged.result.messages });
  }
  judged.read(decoded.end());
}

const piece = 1_048_576; /* bytes */
