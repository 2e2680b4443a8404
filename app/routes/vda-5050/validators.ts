import type { Validator, Validators } from "#planner/messages/rules/judge.ts";

type Module = { default: Validator };

/** The official schemas, compiled by the build, loaded when somebody checks messages. Version 1.1 has none. */
const modules: Record<string, Record<string, () => Promise<Module>>> = {
  "2.0": {
    connection: () => import("#planner/messages/schemas/2.0/connection.schema.json?validator"),
    factsheet: () => import("#planner/messages/schemas/2.0/factsheet.schema.json?validator"),
    instantActions: () => import("#planner/messages/schemas/2.0/instantActions.schema.json?validator"),
    order: () => import("#planner/messages/schemas/2.0/order.schema.json?validator"),
    state: () => import("#planner/messages/schemas/2.0/state.schema.json?validator"),
    visualization: () => import("#planner/messages/schemas/2.0/visualization.schema.json?validator"),
  },
  "2.1": {
    connection: () => import("#planner/messages/schemas/connection.schema.json?validator"),
    factsheet: () => import("#planner/messages/schemas/factsheet.schema.json?validator"),
    instantActions: () => import("#planner/messages/schemas/instantActions.schema.json?validator"),
    order: () => import("#planner/messages/schemas/order.schema.json?validator"),
    state: () => import("#planner/messages/schemas/state.schema.json?validator"),
    visualization: () => import("#planner/messages/schemas/visualization.schema.json?validator"),
  },
  "3.0": {
    connection: () => import("#planner/messages/schemas/3.0/connection.schema.json?validator"),
    factsheet: () => import("#planner/messages/schemas/3.0/factsheet.schema.json?validator"),
    instantActions: () => import("#planner/messages/schemas/3.0/instantActions.schema.json?validator"),
    order: () => import("#planner/messages/schemas/3.0/order.schema.json?validator"),
    responses: () => import("#planner/messages/schemas/3.0/responses.schema.json?validator"),
    state: () => import("#planner/messages/schemas/3.0/state.schema.json?validator"),
    visualization: () => import("#planner/messages/schemas/3.0/visualization.schema.json?validator"),
    zoneSet: () => import("#planner/messages/schemas/3.0/zoneSet.schema.json?validator"),
  },
};

/** The validators by version and topic. Rejects if a file can't be loaded. */
export async function loadValidators(): Promise<Validators> {
  const versions = Object.entries(modules).map(async ([version, topics]) => {
    const loaded = Object.entries(topics).map(
      async ([name, load]) => [name, (await load()).default] as const,
    );
    return [version, Object.fromEntries(await Promise.all(loaded))] as const;
  });
  return Object.fromEntries(await Promise.all(versions));
}
