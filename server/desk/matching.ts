import type { ExpressionBuilder } from "kysely";
import { firstIdAt } from "#server/ids/ids.ts";
import { suspectScore } from "#server/submissions/spam-signs.ts";
import type { Tables } from "#server/tables/tables.ts";
import type { Filters, View } from "./filters.ts";
import { matchesQuery } from "./search.ts";
import { oneWorkingDayBefore } from "./working-day.ts";

/**
 * A condition on `tickets`. Ids give the time of arrival, because a UUID of version 7 begins with it.
 */
export function matching(
  { view, search, form, reason, owner, viewerId, from, to }: Omit<Filters, "view"> & { view: View | null },
  now: Date,
) {
  return (e: ExpressionBuilder<Tables, "tickets">) =>
    e.and([
      ...(view === "open" ? [e("state", "in", ["new", "answered", "closed"])] : []),
      ...(view === "late" ? [e("state", "=", "new"), e("submission_id", "<", lateBound(now))] : []),
      ...(view === "suspect" ? [e("state", "=", "new"), isSuspect(e)] : []),
      ...(view === "undelivered" ? [e("submission_id", "in", undelivered(e))] : []),
      ...(view === "new" || view === "answered" || view === "closed" || view === "spam"
        ? [e("state", "=", view)]
        : []),
      ...(form ? [e("form", "=", form)] : []),
      ...(reason ? [e("reason", "=", reason)] : []),
      ...(owner === "mine" ? [e("owner_id", "=", viewerId)] : []),
      ...(owner === "nobody" ? [e("owner_id", "is", null)] : []),
      ...(from ? [e("submission_id", ">=", firstIdAt(new Date(`${from}T00:00:00Z`)))] : []),
      ...(to
        ? [e("submission_id", "<", firstIdAt(new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000)))]
        : []),
      ...(search ? [matchesQuery(search, e)] : []),
    ]);
}

/** A ticket that is new, and whose id is smaller, is past one working day. */
export function lateBound(now: Date) {
  return firstIdAt(oneWorkingDayBefore(now));
}

/** The ids of submissions with a delivery that failed for good. */
function undelivered(e: ExpressionBuilder<Tables, "tickets">) {
  return e.selectFrom("deliveries").select("submission_id").where("state", "=", "failed");
}

/** Written as in the index: with a bound value SQLite would not use it. */
function isSuspect(e: ExpressionBuilder<Tables, "tickets">) {
  return e("spam_score", ">=", e.lit(suspectScore));
}
