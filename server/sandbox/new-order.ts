import Ajv, { type ErrorObject } from "ajv/dist/2020.js";
import openapi from "#content/documents/interfaces/openapi.json" with { type: "json" };
import { momentOf } from "#planner/messages/timestamp.ts";
import type { Outcome } from "#planner/plan/fields.ts";
import type { Carrier } from "#vehicles/taking.ts";

/** An order as the published document describes it. */
export type NewOrder = {
  reference: string;
  load: { carrier: Carrier; weight?: number };
  from: string;
  to: string;
  due?: string;
  priority?: number;
  callback?: string;
};

const ajv = new Ajv({ strict: false, ownProperties: true });
ajv.addFormat("date-time", (text: string) => momentOf(text) !== undefined);
ajv.addFormat("uri", (text: string) => URL.canParse(text));
ajv.addSchema({ ...openapi, $id: "openapi" });
const validate = ajv.compile<NewOrder>({ $ref: "openapi#/components/schemas/NewOrder" });

/** The order that the document gives as its example. */
export const exampleOrder = openapi.paths["/orders"].post.requestBody.content["application/json"]
  .example as NewOrder;

/** Reads an order by the schema that is published: there is no second one. */
export function readOrder(input: unknown): Outcome<NewOrder> {
  if (validate(input)) return { ok: true, value: input };
  const [first] = validate.errors ?? [];
  const path = first?.instancePath.slice(1, 200).replaceAll("/", ".") ?? "";
  return { ok: false, errors: [{ path, message: first ? inWords(first) : "is no order" }] };
}

function inWords({ keyword, params, message = "is no order" }: ErrorObject) {
  if (keyword === "required") return `needs "${params["missingProperty"]}"`;
  if (keyword === "additionalProperties")
    return `has no field "${String(params["additionalProperty"]).slice(0, 60)}"`;
  if (keyword === "enum") return `must be one of ${params["allowedValues"].join(", ")}`;
  return message;
}
