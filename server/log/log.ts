import { tryGetContext } from "hono/context-storage";
import type { RequestIdVariables } from "hono/request-id";
import pino, { type Logger } from "pino";
import type { Config } from "#server/config/config.ts";
import { lineWriter } from "./line-writer.ts";

/** Where errors are logged. */
export type ErrorLog = {
  error(details: object, message: string): void;
};

/**
 * One JSON object a line on standard output; lines of a request carry its id. If standard output blocks (a full disk, a
 * hung reader), the process goes on, and lines are dropped and counted.
 */
export function openLog(level: Config["logLevel"]): { log: Logger; droppedLines: () => number } {
  /* Accessing `process.stdout` makes a pipe non-blocking. */
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  const lines = lineWriter(1 /* standard output */, (dropped) =>
    log.warn({ dropped }, "Lines of the log were lost while it could not be written"),
  );
  process.on("exit", lines.finish);
  const log: Logger = pino({ level, base: null, timestamp: timeField(), mixin: requestUnderWay }, lines);
  return { log, droppedLines: lines.dropped };
}

/** The field `time` in the format of pino's `isoTime`, made once for all lines of a millisecond. */
function timeField() {
  let moment = Number.NaN;
  let field = "";
  return () => {
    const now = Date.now();
    if (now !== moment) field = `,"time":"${new Date(now).toISOString()}"`;
    moment = now;
    return field;
  };
}

function requestUnderWay() {
  const request = tryGetContext<{ Variables: RequestIdVariables }>()?.get("requestId");
  return request ? { request } : {};
}
