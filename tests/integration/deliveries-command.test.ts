import { describe, expect, test } from "vitest";
import { runScript } from "#tests/support/command.ts";
import { engines, freshDatabase } from "#tests/support/databases.ts";
import { goodEnquiry, intakeOver } from "#tests/support/enquiries.ts";
import { startSite } from "#tests/support/site.ts";
import { startMailServer } from "#tests/support/smtp.ts";

describe.each(engines)("%s", (engine) => {
  test("failed deliveries are listed, and all are sent again", async () => {
    await using database = await freshDatabase(engine);
    const { db, env } = database;
    const reference = await intakeOver(db)(goodEnquiry);
    await db
      .updateTable("deliveries")
      .set({ state: "failed", attempts: 9, last_error: "550" })
      .where("kind", "=", "sales-notice")
      .execute();

    const listed = await runScript("deliveries", [], env);
    expect(listed).toMatchObject({ code: 0, stderr: "" });
    expect(listed.stdout).toMatch(/^mail: 1 waiting, 1 failed\nwebhook: 0 waiting, 0 failed\n/);
    expect(listed.stdout).toMatch(new RegExp(`${reference}  sales-notice  9 attempts, given up  550`));
    expect(listed.stdout).toMatch(new RegExp(`${reference}  sender-confirmation  0 attempts, next attempt `));
    expect(listed.stdout).not.toContain("@");

    expect((await runScript("deliveries", ["again"], env)).stdout).toBe(
      "1 that failed will be sent again by the running site.\n",
    );
    expect((await runScript("deliveries", ["again"], env)).stdout).toContain("No delivery has failed");
    const mail = await startMailServer();
    const site = await startSite({ ...env, SMTP_URL: mail.url });
    await expect.poll(() => mail.letters.length, { timeout: 20_000 }).toBe(2);
    await site.stop();
    await mail.stop();
    expect((await runScript("deliveries", [], env)).stdout).toBe(
      "mail: 0 waiting, 0 failed\nwebhook: 0 waiting, 0 failed\n",
    );
    const entries = await db.selectFrom("ticket_entries").select(["kind", "text"]).execute();
    expect(entries).toEqual([{ kind: "sent-again", text: "sales-notice" }]);
  });
});

test("an unknown command is refused with a list of the known ones", async () => {
  expect(await runScript("deliveries", ["resend"], {})).toEqual({
    code: 1,
    stdout: "",
    stderr: "Unknown command.\nUse: npm run deliveries [-- again]\n",
  });
});
