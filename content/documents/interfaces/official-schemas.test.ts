import asyncapiSpecs from "@asyncapi/specs";
import { Validator } from "@seriousme/openapi-schema-validator";
import Ajv from "ajv";
import { describe, expect, it } from "vitest";
import asyncapi from "./asyncapi.json" with { type: "json" };
import openapi from "./openapi.json" with { type: "json" };

/* The schemas that the OpenAPI and the AsyncAPI Initiative publish, as these two packages carry them. */

describe("OpenAPI 3.1", () => {
  it("accepts the document", async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(openapi))).toEqual({ valid: true });
    expect(validator.version).toBe("3.1");
  });

  it("refuses it with a response that describes nothing", async () => {
    const broken = structuredClone(openapi) as { components: { responses: { Order: object } } };
    broken.components.responses.Order = { content: {} };
    expect(await new Validator().validate(broken)).toMatchObject({ valid: false });
  });
});

describe("AsyncAPI 3.1", () => {
  /* The schema brings that of JSON Schema along. */
  const ajv = new Ajv({ meta: false, validateSchema: false, strict: false, validateFormats: false });
  const validate = ajv.compile(asyncapiSpecs.schemas[asyncapi.asyncapi as "3.1.0"] as object);

  it("accepts the document", () => {
    validate(asyncapi);
    expect(validate.errors ?? []).toEqual([]);
  });

  it("refuses it with an operation that neither sends nor receives", () => {
    const broken = structuredClone(asyncapi) as { operations: { takeOrder: { action: string } } };
    broken.operations.takeOrder.action = "publish";
    expect(validate(broken)).toBe(false);
  });
});
