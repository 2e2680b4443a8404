import { type Random, uuidv7 } from "#server/ids/ids.ts";
import type { Database } from "#server/tables/tables.ts";

const page = 200; /* deliveries in a transaction */

/**
 * Puts every delivery that was given up back in the queue, with all its attempts ahead of it, and records that in the
 * enquiry. Several processes may call it at once: each delivery goes back once.
 * @returns how many went back
 */
export async function sendAllAgain(db: Database, { now, random }: { now: Date; random: Random }) {
  for (let count = 0; ; ) {
    const again = await db.transaction().execute(async (trx) => {
      const rows = await trx
        .updateTable("deliveries")
        .set({
          state: "pending",
          attempts: 0,
          next_attempt_at: now.toISOString(),
          first_attempt_at: null,
          claimed_by: null,
          claimed_until: null,
        })
        .where("id", "in", (failed) =>
          failed
            .selectFrom("deliveries")
            .select("id")
            .where("state", "=", "failed")
            .orderBy("id")
            .limit(page),
        )
        .where("state", "=", "failed")
        .returning(["submission_id", "kind"])
        .execute();
      if (rows.length > 0)
        await trx
          .insertInto("ticket_entries")
          .values(
            rows.map(({ submission_id, kind }) => ({
              id: uuidv7(now, random),
              submission_id,
              at: now.toISOString(),
              staff_id: null,
              kind: "sent-again" as const,
              text: kind,
            })),
          )
          .execute();
      return rows.length;
    });
    if (again === 0) return count;
    count += again;
  }
}

/** Deliveries not made yet, oldest first, with their enquiry's reference but not its text. */
export async function unmadeDeliveries(db: Database, limit: number) {
  return db
    .selectFrom("deliveries")
    .innerJoin("submissions", "submissions.id", "submission_id")
    .select([
      "reference",
      "kind",
      "deliveries.state",
      "attempts",
      "created_at",
      "next_attempt_at",
      "last_error",
    ])
    .where("deliveries.state", "in", ["pending", "failed"])
    .orderBy("created_at")
    .orderBy("deliveries.id")
    .limit(limit)
    .execute();
}
