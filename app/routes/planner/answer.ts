import { queryOf } from "#app/query.ts";
import type { Route } from "./+types/answer.ts";
import { loadPlanner } from "./load-planner.ts";

/** /planner/answer?plan=…&weight=…: what the planner's page shows for the same query, for a page that is being changed. */
export async function loader({ request }: Route.LoaderArgs) {
  return Response.json(await loadPlanner(queryOf("/planner/answer", request.url)));
}
