import Ajv from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { carriers, handovers } from "#vehicles/taking.ts";
import asyncapi from "./asyncapi.json" with { type: "json" };
import openapi from "./openapi.json" with { type: "json" };

const ajv = new Ajv({ strict: false, validateFormats: false });

/** The value that a reference of a document names. */
function resolve(document: object, reference: string): unknown {
  return reference
    .replace("#/", "")
    .split("/")
    .map((key) => key.replaceAll("~1", "/"))
    .reduce((value: unknown, key) => (value as Record<string, unknown> | undefined)?.[key], document);
}

const referencesOf = (document: object) =>
  Array.from(JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g), ([, reference = ""]) => reference);

describe.each([
  ["OpenAPI", openapi],
  ["AsyncAPI", asyncapi],
])("the %s document", (_, document) => {
  it("has no dangling references", () => {
    const references = referencesOf(document);
    expect(references.length).toBeGreaterThan(5);
    for (const reference of references) expect(resolve(document, reference), reference).toBeDefined();
  });
});

/** A serial number, as our vehicles have it. */
const serial = /^1\d{3}$/;

describe("examples match their schemas", () => {
  ajv.addSchema({ ...openapi, $id: "openapi" });
  ajv.addSchema({ ...asyncapi, $id: "asyncapi" });
  const check = (pointer: string) => {
    const validate = ajv.getSchema(`openapi#/components/schemas/${pointer}`);
    if (!validate) throw new Error(`There is no schema ${pointer}.`);
    return validate;
  };

  it("of the REST API", () => {
    const created = openapi.paths["/orders"].post.requestBody.content["application/json"].example;
    expect(check("NewOrder")(created)).toBe(true);
    expect(check("NewOrder")({ ...created, from: undefined })).toBe(false);
    const { Order, Problem } = openapi.components.responses;
    const told = Order.content["application/json"].example;
    expect(check("Order")(told)).toBe(true);
    expect(told.vehicle).toMatch(serial);
    expect(check("Problem")(Problem.content["application/problem+json"].example)).toBe(true);
    for (const place of openapi.paths["/places"].get.responses["200"].content["application/json"].example)
      expect(check("Place")(place)).toBe(true);
  });

  it.each(Object.entries(asyncapi.components.messages))("of the message %s", (name, { examples }) => {
    const validate = ajv.getSchema(`asyncapi#/components/messages/${name}/payload`);
    if (!validate) throw new Error(`The message ${name} has no schema.`);
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      if ("vehicle" in example.payload) expect(example.payload.vehicle).toMatch(serial);
      validate(example.payload);
      expect(validate.errors ?? []).toEqual([]);
    }
    expect(validate({})).toBe(false);
  });
});

it("both use the site's loads and places", () => {
  const { Load, Place } = openapi.components.schemas;
  expect(Load.properties.carrier.enum).toEqual(carriers);
  expect(Place.properties.handover.enum).toEqual(handovers);
});

it("an order is the same in both, but for the address that MQTT doesn't need", () => {
  const { Reference, Load, NewOrder, Order } = openapi.components.schemas;
  const { callback: _, ...properties } = NewOrder.properties;
  const order = { ...NewOrder, properties };
  expect(asyncapi.components.schemas).toEqual({ Reference, Load, NewOrder: order, Order });
});

it("each operation says more than its summary, and a refusal of each call is described", () => {
  const calls = Object.values(openapi.paths).flatMap((path) =>
    Object.values(path).flatMap((call) => ("operationId" in call ? [call] : [])),
  );
  const called = openapi.paths["/orders"].post.callbacks.stateChanged["{$request.body#/callback}"].post;
  for (const { operationId, description, responses } of [...calls, called]) {
    expect(description, operationId).toMatch(/\.$/);
    expect(Object.keys(responses), operationId).toContainEqual(expect.stringMatching(/^4/));
    /* Bounds and the end of a sandbox answer any call. */
    if (operationId !== called.operationId) expect(Object.keys(responses), operationId).toContain("default");
  }
  for (const [name, { description }] of Object.entries(asyncapi.operations))
    expect(description, name).toMatch(/\.$/);
});
