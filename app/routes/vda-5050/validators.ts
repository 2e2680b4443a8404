import type { Validator } from "#planner/messages/check-text.ts";

type Module = { default: Validator };

/** The official schemas, compiled by the build, each loaded when somebody checks a message of its version. */
const modules: Record<string, Record<string, () => Promise<Module>>> = {
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

/** The validators by topic. Rejects if a file can't be loaded. */
export async function validatorsOf(version: string): Promise<Record<string, Validator>> {
  const entries = Object.entries(modules[version] ?? {});
  const loaded = await Promise.all(
    entries.map(async ([name, load]) => [name, (await load()).default] as const),
  );
  return Object.fromEntries(loaded);
}
