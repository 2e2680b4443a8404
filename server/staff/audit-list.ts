import type { AuditAction } from "#server/tables/staff.ts";
import type { Database } from "#server/tables/tables.ts";

export type AuditEvent = {
  id: string;
  at: Date;
  action: AuditAction;
  /** Name of the account that did it. */
  actor: string | null;
  /** Name of the account or title of the post that it was done to, as it is now. */
  subject: string | null;
  detail: string | null;
  network: string | null;
};

/** One page of the log, newest first, and one event more where there are older ones. */
export async function listEvents(
  db: Database,
  { olderThan, size }: { olderThan: string | null; size: number },
): Promise<AuditEvent[]> {
  const rows = await db
    .selectFrom("staff_events")
    .leftJoin("staff_users as actors", "actors.id", "actor_id")
    .leftJoin("staff_users as subjects", "subjects.id", "subject")
    .leftJoin("blog_posts", "blog_posts.id", "subject")
    .select([
      "staff_events.id",
      "at",
      "action",
      "detail",
      "network",
      "subject as subjectId",
      "actors.name as actor",
      "subjects.name as account",
      "blog_posts.title",
    ])
    .$if(olderThan !== null, (query) => query.where("staff_events.id", "<", olderThan ?? ""))
    .orderBy("staff_events.id", "desc")
    .limit(size + 1)
    .execute();
  return rows.map(({ id, at, action, actor, account, title, subjectId, detail, network }) => ({
    id,
    at: new Date(at),
    action,
    actor,
    subject: account ?? title ?? subjectId,
    detail,
    network,
  }));
}
