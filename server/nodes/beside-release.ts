import { type Kysely, sql } from "kysely";

/** Milliseconds from an upgrade in which processes of the release before may run beside this version, or again. */
const together = 7 * 24 * 60 * 60 * 1000;

/**
 * Whether this version signs cookies and links as 0.1.0 does, which knows no other way: for a week after the upgrade
 * from it. Both versions then take each other's, and what was signed meanwhile holds after a step back. A database
 * that began with this version has run all migrations at once.
 */
export async function signsAsRelease<Tables>(db: Kysely<Tables>, now: Date): Promise<boolean> {
  const { rows } = await sql<{ name: string; timestamp: string }>`
    select name, "timestamp" from kysely_migration
    where name in ('007-tickets-by-form', '008-nodes') order by name`.execute(db);
  const [release = Number.NaN, next = Number.NaN] = rows.map(({ timestamp }) => Date.parse(timestamp));
  return next - release > atOnce && now.getTime() - next < together;
}

const atOnce = 1000; /* ms */
