import { Gunzip } from "fflate";
import type { Version } from "#planner/messages/rules/rule.ts";
import { Decoded } from "#planner/messages/trace/decoded.ts";
import { damagedWords, packedAs } from "#planner/messages/trace/packed.ts";
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
  const packed = packedAs(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
  if (packed === "gzip") return readPacked(file, judged);
  if (packed) return judged.breakOff(packed.why);
  const decoded = new Decoded();
  for (let at = 0; at < file.size; at += piece) {
    const bytes = await file.slice(at, at + piece).arrayBuffer();
    judged.read(decoded.piece(new Uint8Array(bytes)));
    answer({ kind: "progress", read: Math.min(file.size, at + piece), messages: judged.result.messages });
  }
  judged.read(decoded.end());
}

/**
 * Unpacks a file as it is read; of a damaged one, what comes before the damage is judged. Not by DecompressionStream: that
 * takes the second of two logs in one file, as `cat` and some rotating loggers write them, for damage.
 */
async function readPacked(file: File, judged: JudgedTrace) {
  const decoded = new Decoded();
  const unpacking = new Gunzip((bytes) => judged.read(decoded.piece(bytes)));
  try {
    for (let at = 0; at < file.size; at += piece) {
      const bytes = new Uint8Array(await file.slice(at, at + piece).arrayBuffer());
      /* In small parts, which become a thousand times as many bytes at most. */
      for (let from = 0; from < bytes.length; from += part) unpacking.push(bytes.subarray(from, from + part));
      answer({
        kind: "progress",
        read: Math.min(file.size, at + piece),
        messages: judged.result.messages,
      });
    }
    unpacking.push(new Uint8Array(), true);
  } catch {
    judged.breakOff(damagedWords);
  }
  judged.read(decoded.end());
}

const piece = 1_048_576; /* bytes */
const part = 8192; /* bytes */
