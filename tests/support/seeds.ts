import { type Kysely, sql } from "kysely";
import type { Database } from "#server/tables/tables.ts";

const at = "2026-01-02T03:04:05.678Z";
const fields = (fullName: string, message: string) =>
  JSON.stringify({ fullName, companyName: "Rao Cold Stores", email: "asha@rao.example", message });

/** Rows as the version of that time wrote them, by the migration after which they are written. */
const seeds: Record<string, (db: Kysely<Row>) => Promise<unknown>> = {
  "001-submissions": async (db) => {
    await db
      .insertInto("submissions")
      .values(submission(1, fields("Asha Rao", "Pallets")))
      .execute();
    await db.insertInto("deliveries").values(delivery(1, "pending")).execute();
  },
  "002-staff": (db) =>
    db
      .insertInto("staff_users")
      .values({
        id: "ada",
        name: "Ada",
        email: "ada@mag.example",
        email_verified: 1,
        role: "admin",
        created_at: at,
        updated_at: at,
      })
      .execute(),
  "003-desk": async (db) => {
    await db
      .insertInto("submissions")
      .values(submission(3, fields("Björn Ørsted", "Pallets")))
      .execute();
    await db.insertInto("deliveries").values(delivery(3, "sent")).execute();
    const search = "mr-0003-0003 björn";
    await db
      .insertInto("tickets")
      .values({ ...ticket(3), state: "answered", owner_id: "ada", search })
      .execute();
  },
  "004-blog": async (db) => {
    const post = { title: "A day on the dock", author: "Ada Łukasz", category: "Field", excerpt: "Loading" };
    await db
      .insertInto("blog_posts")
      .values({
        ...post,
        id: "post",
        slug: "a-day-on-the-dock",
        reading_minutes: 1,
        is_example: 0,
        version: 1,
        created_at: at,
        updated_at: at,
        search: "a day on the dock",
      })
      .execute();
    const content = JSON.stringify({ ...post, content: [{ content: "<p>Forklifts</p>" }] });
    await db
      .insertInto("blog_versions")
      .values({ post_id: "post", number: 1, title: post.title, saved_at: at, fields: content })
      .execute();
  },
};

/** Writes what the version that came with this migration would have written. */
export async function seed(db: Database, migration: string) {
  await seeds[migration]?.(db as unknown as Kysely<Row>);
}

/** What is left of all seeds, as people would see it. */
export async function rowsOf(db: Database) {
  const texts = async (query: ReturnType<typeof sql<{ text: string }>>) =>
    (await query.execute(db)).rows.map(({ text }) => text).sort();
  const submissions = await db.selectFrom("submissions").select(["reference", "fields"]).execute();
  return {
    submissions: submissions.map((row) => `${row.reference} ${JSON.parse(row.fields).fullName}`).sort(),
    deliveries: await texts(sql`select recipient || ' ' || state as text from deliveries`),
    tickets: await texts(
      sql`select reference || ' ' || tickets.state as text from tickets join submissions on id = submission_id`,
    ),
    staff: await texts(sql`select email || ' ' || role as text from staff_users`),
    posts: await texts(sql`select slug || ' ' || title as text from blog_posts`),
    foundInAscii: await texts(
      sql`select reference as text from tickets join submissions on id = submission_id
        where number in (select rowid from ticket_words('orsted*'))`,
    ),
    foundByWord: await texts(
      sql`select reference as text from tickets join submissions on id = submission_id
        where number in (select rowid from ticket_words('pallet*'))`,
    ),
    postsFoundInAscii: await texts(
      sql`select slug as text from blog_posts where id in (select post_id from post_words('lukasz*'))`,
    ),
    postsFoundByWord: await texts(
      sql`select slug as text from blog_posts where id in (select post_id from post_words('forklift*'))`,
    ),
  };
}

/** The tables of any version. */
type Row = Record<string, Record<string, string | number | null>>;

function submission(number: number, content: string) {
  const reference = `MR-000${number}-000${number}`;
  return { id: `${number}`, reference, form: "home-contact", state: "new", received_at: at, fields: content };
}

function delivery(number: number, state: string) {
  return {
    id: `d${number}`,
    submission_id: `${number}`,
    kind: "sales-notice",
    recipient: "sales@mag.example",
    message_id: `<${number}@mag.example>`,
    state,
    attempts: 0,
    created_at: at,
    next_attempt_at: at,
  };
}

function ticket(number: number) {
  return { submission_id: `${number}`, form: "home-contact", state_since: at, email: "asha@rao.example" };
}
