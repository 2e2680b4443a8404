import type { Validator, Validators } from "#planner/messages/rules/judge.ts";
import connection2 from "#planner/messages/schemas/2.0/connection.schema.json" with { type: "json" };
import factsheet2 from "#planner/messages/schemas/2.0/factsheet.schema.json" with { type: "json" };
import instantActions2 from "#planner/messages/schemas/2.0/instantActions.schema.json" with { type: "json" };
import order2 from "#planner/messages/schemas/2.0/order.schema.json" with { type: "json" };
import state2 from "#planner/messages/schemas/2.0/state.schema.json" with { type: "json" };
import visualization2 from "#planner/messages/schemas/2.0/visualization.schema.json" with { type: "json" };
import connection3 from "#planner/messages/schemas/3.0/connection.schema.json" with { type: "json" };
import factsheet3 from "#planner/messages/schemas/3.0/factsheet.schema.json" with { type: "json" };
import instantActions3 from "#planner/messages/schemas/3.0/instantActions.schema.json" with { type: "json" };
import order3 from "#planner/messages/schemas/3.0/order.schema.json" with { type: "json" };
import responses3 from "#planner/messages/schemas/3.0/responses.schema.json" with { type: "json" };
import state3 from "#planner/messages/schemas/3.0/state.schema.json" with { type: "json" };
import visualization3 from "#planner/messages/schemas/3.0/visualization.schema.json" with { type: "json" };
import zoneSet3 from "#planner/messages/schemas/3.0/zoneSet.schema.json" with { type: "json" };
import connection from "#planner/messages/schemas/connection.schema.json" with { type: "json" };
import factsheet from "#planner/messages/schemas/factsheet.schema.json" with { type: "json" };
import instantActions from "#planner/messages/schemas/instantActions.schema.json" with { type: "json" };
import order from "#planner/messages/schemas/order.schema.json" with { type: "json" };
import state from "#planner/messages/schemas/state.schema.json" with { type: "json" };
import visualization from "#planner/messages/schemas/visualization.schema.json" with { type: "json" };
import { schemaReader } from "./schema-reader.ts";

const schemas: Record<string, Record<string, object>> = {
  "2.0": {
    connection: connection2,
    factsheet: factsheet2,
    instantActions: instantActions2,
    order: order2,
    state: state2,
    visualization: visualization2,
  },
  "2.1": { connection, factsheet, instantActions, order, state, visualization },
  "3.0": {
    connection: connection3,
    factsheet: factsheet3,
    instantActions: instantActions3,
    order: order3,
    responses: responses3,
    state: state3,
    visualization: visualization3,
    zoneSet: zoneSet3,
  },
};

/** The official schemas, each compiled when the first message of its kind comes. Version 1.1 has none. */
export function officialValidators(): Validators {
  const reader = schemaReader();
  return Object.fromEntries(
    Object.entries(schemas).map(([version, kinds]) => {
      const validators = Object.entries(kinds).map(([kind, schema]) => [kind, lazily(reader, schema)]);
      return [version, Object.fromEntries(validators)];
    }),
  );
}

function lazily(reader: ReturnType<typeof schemaReader>, schema: object): Validator {
  let compiled: Validator | undefined;
  const validator: Validator = (message) => {
    compiled ??= reader.compile(schema) as Validator;
    const isValid = compiled(message);
    validator.errors = compiled.errors ?? null;
    return isValid;
  };
  return validator;
}
