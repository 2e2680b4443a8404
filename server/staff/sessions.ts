import type { Database } from "#server/database/tables.ts";

export interface StaffSession {
  id: string;
  /** What the browser calls itself. */
  browser: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** The sessions of one account that have not ended, the last used one first. */
export async function listSessions(db: Database, userId: string, now: Date): Promise<StaffSession[]> {
  const rows = await db
    .selectFrom("staff_sessions")
    .select(["id", "user_agent", "created_at", "updated_at"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", now.toISOString())
    .orderBy("updated_at", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    browser: row.user_agent || "not known",
    createdAt: new Date(row.created_at),
    lastSeenAt: new Date(row.updated_at),
  }));
}

/** Ends one session of this account; another account's stays. */
export async function endSession(db: Database, userId: string, id: string) {
  await db.deleteFrom("staff_sessions").where("id", "=", id).where("user_id", "=", userId).execute();
}
