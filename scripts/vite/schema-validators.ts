import { readFile } from "node:fs/promises";
import standaloneCode from "ajv/dist/standalone/index.js";
import type { Plugin } from "vite";
import { schemaReader } from "../../server/sandbox/schema-reader.ts";

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
