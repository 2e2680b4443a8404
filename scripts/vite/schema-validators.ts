import { readFile } from "node:fs/promises";
import Ajv, { type Options } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import type { Plugin } from "vite";

/** RFC 3339, as VDA 5050 writes it: 2026-01-05T06:00:00.00Z. */
const dateTime =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** Ajv as the official schemas need it: `unit`, `subtopic` and the like are words of their own. */
export function schemaReader(code: Options = {}) {
  const formats = { "date-time": dateTime, uint32: true as const };
  return new Ajv({ strict: false, allErrors: true, verbose: false, formats, ...code });
}

/** A module whose default export is a schema's validator, compiled so that the browser need not. */
export function validatorCode(schema: object): string {
  const reader = schemaReader({ code: { source: true, esm: true } });
  const code = standaloneCode(reader, reader.compile(schema));
  if (code.includes("require(")) throw new Error("A compiled validator requires a module at run time");
  return code;
}

/** `import validate from "./order.schema.json?validator"`: the schema, compiled by the build. */
export function schemaValidators(): Plugin {
  return {
    name: "schema-validators",
    enforce: "pre",
    async load(id) {
      const [file = "", query] = id.split("?");
      if (query !== "validator") return null;
      return { code: validatorCode(JSON.parse(await readFile(file, "utf8"))), moduleType: "js" };
    },
  };
}
