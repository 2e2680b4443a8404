import { tryGetContext } from "hono/context-storage";
import type { RequestIdVariables } from "hono/request-id";
import pino from "pino";
import type { Config } from "./config.ts";

/** Where what goes wrong is told. */
export interface ErrorLog {
  error(details: object, message: string): void;
}

/** One JSON object a line on standard output; what a request has it say carries the request's id. */
export function createLog(level: Config["logLevel"]) {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin: requestUnderWay });
}

function requestUnderWay() {
  const request = tryGetContext<{ Variables: RequestIdVariables }>()?.get("requestId");
  return request ? { request } : {};
}
