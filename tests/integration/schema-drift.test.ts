import { expect, test } from "vitest";
import { freshDatabase } from "#tests/support/databases.ts";
import { describeSchema } from "#tests/support/schema.ts";

test("both engines have the same tables, columns, keys, indexes and rules", async () => {
  await using sqlite = await freshDatabase("SQLite");
  await using postgres = await freshDatabase("PostgreSQL");
  const [one, other] = await Promise.all([describeSchema(sqlite.db), describeSchema(postgres.db)]);
  expect(one).toEqual(other);
  expect(Object.keys(one)).toEqual([
    "blog_drafts",
    "blog_picture_uses",
    "blog_pictures",
    "blog_posts",
    "blog_slugs",
    "blog_state",
    "blog_versions",
    "deliveries",
    "form_counts",
    "nodes",
    "sign_in_attempts",
    "staff_authenticators",
    "staff_challenges",
    "staff_credentials",
    "staff_devices",
    "staff_events",
    "staff_invitations",
    "staff_notices",
    "staff_passkeys",
    "staff_recovery_codes",
    "staff_sessions",
    "staff_users",
    "staff_verifications",
    "submissions",
    "ticket_entries",
    "tickets",
  ]);
  expect(one["submissions"]?.indexes).toContainEqual({ columns: ["fingerprint"], unique: true });
  expect(one["deliveries"]?.checks).toEqual([["cancelled", "failed", "pending", "sent"]]);
});
