import { type ExpressionBuilder, sql } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { firstIdAt } from "#server/submissions/identity.ts";
import type { Filters, View } from "./filters.ts";
import { searchPatterns } from "./search.ts";
import type { TicketState } from "./table.ts";
import { oneWorkingDayBefore } from "./working-day.ts";

/**
 * A condition on `tickets`. All of it, the search too, reads one narrow row a ticket; ids tell when it came, because
 * a UUID of version 7 begins with its time.
 */
export function matching(
  { view, search, form, reason, from, to }: Omit<Filters, "view"> & { view: View | null },
  now: Date,
) {
  return (e: ExpressionBuilder<Tables, "tickets">) =>
    e.and([
      ...(view === "open" ? [e("state", "in", ["new", "answered", "closed"])] : []),
      ...(view === "late" ? [e("state", "=", "new"), e("submission_id", "<", lateBound(now))] : []),
      ...(view === "undelivered"
        ? [
            e(
              "submission_id",
              "in",
              e.selectFrom("deliveries").select("submission_id").where("state", "=", "failed"),
            ),
          ]
        : []),
      ...(view === "new" || view === "answered" || view === "closed" || view === "spam"
        ? [e("state", "=", view)]
        : []),
      ...(form ? [e("form", "=", form)] : []),
      ...(reason ? [e("reason", "=", reason)] : []),
      ...(from ? [e("submission_id", ">=", firstIdAt(new Date(`${from}T00:00:00Z`)))] : []),
      ...(to
        ? [e("submission_id", "<", firstIdAt(new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000)))]
        : []),
      ...searchPatterns(search).map((pattern) => sql<boolean>`search like ${pattern} escape '\\'`),
    ]);
}

/** Whether a view shows a ticket, for tickets that are read already. */
export function isIn(view: View, { state, submission_id, undelivered }: Standing, now: Date) {
  if (view === "open") return state !== "spam";
  if (view === "late") return state === "new" && submission_id < lateBound(now);
  return view === "undelivered" ? undelivered : state === view;
}

interface Standing {
  submission_id: string;
  state: TicketState;
  undelivered: boolean;
}

/** A ticket that is new, and whose id is smaller, is past one working day. */
export function lateBound(now: Date) {
  return firstIdAt(oneWorkingDayBefore(now));
}
