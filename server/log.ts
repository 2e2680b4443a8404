import pino from "pino";
import type { Config } from "./config.ts";

/** One JSON object a line on standard output. */
export function createLog(level: Config["logLevel"]) {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
