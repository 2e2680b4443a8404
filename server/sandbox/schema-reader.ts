import Ajv, { type Options } from "ajv/dist/2020.js";

/** RFC 3339, as VDA 5050 writes it: 2026-01-05T06:00:00.00Z. */
const dateTime =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** Ajv as the official schemas need it: `unit`, `subtopic` and the like are words of their own. */
export function schemaReader(code: Options = {}) {
  const formats = { "date-time": dateTime, uint32: true as const };
  return new Ajv({ strict: false, allErrors: true, verbose: false, formats, ...code });
}
