import { hash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { findAccount } from "#server/staff/accounts.ts";
import type { Database } from "#server/tables/tables.ts";
import { runScript } from "#tests/support/command.ts";
import { engines, freshDatabase } from "#tests/support/databases.ts";
import { goodFields } from "#tests/support/enquiries.ts";
import { addPasskey } from "#tests/support/passkey.ts";
import { editorOf, goodPost, storePost } from "#tests/support/posts.ts";
import { sendEnquiry } from "#tests/support/send-enquiry.ts";
import { addStaff, signIn, staffClient, startStaffedSite } from "#tests/support/staff.ts";

const factors = "/staff/account/second-factor";

describe.each(engines)("over %s", (engine) => {
  test("what the audit log knows is done with its record, or not at all", async () => {
    await using database = await freshDatabase(engine);
    const { db, env } = database;
    const { site, member, anonymous, stop } = await startStaffedSite(env);
    const ada = await member("Ada", "admin");
    const blog = editorOf(ada, site.origin);
    const email = await addStaff(db, "Emil", "editor");
    const emil = (await findAccount(db, email))?.id ?? "";
    const leaving = staffClient(site, await signIn(site, email));
    await signIn(site, email);
    await sendEnquiry(site.origin);
    const [one, two, back, gone, erased] = [
      await storePost(db),
      await storePost(db),
      await storePost(db),
      await storePost(db),
      await storePost(db),
    ];
    for (const { id } of [gone, erased]) await blog.send("DELETE", `/posts/${id}`);
    const olga = await addStaff(db, "Olga", "admin");
    const adding = staffClient(site, await signIn(site, olga));
    await signIn(site, olga);
    const other = await db
      .selectFrom("staff_sessions")
      .select("id")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    await signIn(site, olga);
    const fields = goodPost({ title: "Another title" });
    const save = (id: string, startedFrom: string | null) =>
      blog.send("PUT", `/posts/${id}`, { fields, startedFrom });
    const command = async (...words: string[]) => ({
      status: 1 + (await runScript("staff", words, env)).code,
    });

    const acts: [means: string, act: () => Promise<{ status: number }>][] = [
      ["signed-out", () => leaving.post("/staff/sign-out")],
      ["sessions-ended", () => adding.post(`/staff/account/sessions/${other.id}`)],
      ["sessions-ended", () => adding.post("/staff/account/sessions/others")],
      ["sessions-ended", () => ada.post(`/staff/accounts/${emil}/sign-out`)],
      ["account-disabled", () => ada.post(`/staff/accounts/${emil}/disable`)],
      ["account-enabled", () => ada.post(`/staff/accounts/${emil}/enable`)],
      ["role-changed", () => ada.post(`/staff/accounts/${emil}/sales`)],
      ["attempts-forgotten", () => ada.post(`/staff/accounts/${emil}/unlock`)],
      ["invited", () => ada.post(`/staff/accounts/${emil}/link`)],
      ["invited", () => ada.post("/staff/accounts", { email: "new@mag.example", role: "editor" })],
      ["erased", () => ada.post("/staff/erase/confirmed", { email: goodFields.email })],
      ["second-factor-added", () => addPasskey(adding, site.origin)],
      ["recovery-codes-made", () => adding.post(`${factors}/recovery-codes`)],
      ["post-published", () => save(randomUUID(), null)],
      ["post-published", () => save(one.id, one.updatedAt)],
      [
        "post-published",
        () => blog.send("POST", `/posts/${two.id}/versions/1/restoration`, { startedFrom: two.updatedAt }),
      ],
      [
        "post-withdrawn",
        () =>
          blog.send("PUT", `/posts/${back.id}`, {
            fields: { ...fields, publishDate: null },
            startedFrom: back.updatedAt,
          }),
      ],
      ["post-deleted", () => blog.send("DELETE", `/posts/${one.id}`)],
      ["post-deleted", () => ada.post(`/native-blogs/${two.id}/delete`)],
      ["post-restored", () => blog.send("POST", `/posts/${one.id}/restoration`)],
      ["post-restored", () => ada.post(`/native-blogs/${two.id}/restore`)],
      ["post-erased", () => ada.post(`/native-blogs/${erased.id}/erase`)],
      ["post-erased", () => ada.post("/native-blogs/deleted/erase")],
      ["role-changed", () => command("role", email, "editor")],
      ["account-disabled", () => command("disable", email)],
      ["account-enabled", () => command("enable", email)],
      ["attempts-forgotten", () => command("unlock", email)],
      ["invited", () => command("password", email)],
      ["invited", () => command("add", "newer@mag.example", "sales")],
    ];
    for (const [means, act] of acts) {
      if (means === "attempts-forgotten")
        await anonymous.post("/staff/sign-in", { email, password: "wrong" });
      await sql`alter table staff_events rename to staff_events_away`.execute(db);
      const before = await everything(db, email);
      expect([means, (await act()).status]).toEqual([means, expect.toBeOneOf([500, 503, 2])]);
      expect([means, await everything(db, email)]).toEqual([means, before]);
      await sql`alter table staff_events_away rename to staff_events`.execute(db);
      expect([means, (await act()).status]).toEqual([means, expect.toBeOneOf([200, 201, 303, 1])]);
      expect([means, await everything(db, email)]).not.toEqual([means, before]);
      const { action } = await db
        .selectFrom("staff_events")
        .select("action")
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirstOrThrow();
      expect(action).toBe(means);
    }
    await stop();
  });
});

/** What staff change, but for a sign-in's own steps. */
async function everything(db: Database, email: string) {
  const attempts = db.selectFrom("sign_in_attempts").selectAll().where("account", "=", hash("sha256", email));
  return [
    await attempts.execute(),
    await db.selectFrom("staff_users").selectAll().orderBy("id").execute(),
    await db.selectFrom("staff_sessions").selectAll().orderBy("id").execute(),
    await db.selectFrom("staff_invitations").selectAll().orderBy("token_hash").execute(),
    await db.selectFrom("staff_passkeys").selectAll().execute(),
    await db.selectFrom("staff_recovery_codes").selectAll().orderBy("code_hash").execute(),
    await db.selectFrom("staff_notices").selectAll().orderBy("id").execute(),
    await db.selectFrom("submissions").selectAll().execute(),
    await db.selectFrom("ticket_entries").selectAll().orderBy("id").execute(),
    await db.selectFrom("blog_posts").selectAll().orderBy("id").execute(),
    await db.selectFrom("blog_versions").selectAll().orderBy("post_id").orderBy("number").execute(),
  ];
}
