import { tryGetContext } from "hono/context-storage";
import type { RequestIdVariables } from "hono/request-id";
import pino, { type Logger } from "pino";
import type { Config } from "#server/config/config.ts";
import { lineWriter } from "./line-writer.ts";

/** Where what goes wrong is told. */
export interface ErrorLog {
  error(details: object, message: string): void;
}

/**
 * One JSON object a line on standard output; what a request has it say carries the request's id. Where standard output
 * takes nothing (a full disk, a reader that hangs), the process goes on, and lines are dropped and counted.
 */
export function openLog(level: Config["logLevel"]): { log: Logger; droppedLines: () => number } {
  /* That it is looked at makes a pipe one that does not block. */
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  const lines = lineWriter(1 /* standard output */, (dropped) =>
    log.warn({ dropped }, "Lines of the log were lost while it could not be written"),
  );
  process.on("exit", lines.finish);
  const log: Logger = pino({ level, base: null, timestamp: timeField(), mixin: requestUnderWay }, lines);
  return { log, droppedLines: lines.dropped };
}

/** The field `time` as pino's own `isoTime` makes it, made once for all lines of a millisecond. */
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
