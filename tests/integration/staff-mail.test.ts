import { randomBytes } from "node:crypto";
import { expect, test, vi } from "vitest";
import { explainFailure, openMailer } from "#server/deliveries/mail.ts";
import { findAccount } from "#server/staff/accounts.ts";
import { enqueueNotice } from "#server/staff/notice-queue.ts";
import { startNotices } from "#server/staff/notices.ts";
import { engines, freshDatabase } from "#tests/support/databases.ts";
import { goodFields } from "#tests/support/enquiries.ts";
import { startMailServer } from "#tests/support/smtp.ts";
import { addStaff, startStaffedSite } from "#tests/support/staff.ts";

const letter = { to: "ada@mag.example", messageId: "<1@mag.example>", subject: "s", text: "t", html: "h" };
const from = "website@mag.example";

/** A name that resolves to this machine without looking local. */
const elsewhere = (port: number) => `smtp://ada:secret@0.0.0.0:${port}?tls.rejectUnauthorized=false`;

test("a server elsewhere without TLS gets neither password nor message, unless that is switched off", async () => {
  const server = await startMailServer();
  for (const query of ["", "&requireTLS=false", "&ignoreTLS=true"]) {
    const send = openMailer({ smtpUrl: elsewhere(server.port) + query, from });
    const failure = await send(letter).catch(explainFailure);
    expect(failure, query).toMatchObject({ permanent: false, error: expect.stringContaining("ETLS") });
  }
  expect(server.letters).toEqual([]);
  const withoutPassword = elsewhere(server.port).replace("ada:secret@", "");
  await openMailer({ smtpUrl: withoutPassword, from, allowsPlain: true })(letter);
  await openMailer({ smtpUrl: server.url, from })(letter);
  expect(server.letters).toHaveLength(2);
  await server.stop();
});

test("a server elsewhere that offers STARTTLS gets the message through it, if its certificate is right", async () => {
  const server = await startMailServer(undefined, 0, { offersTls: true });
  const url = elsewhere(server.port).replace("ada:secret@", "");
  await openMailer({ smtpUrl: url, from })(letter);
  expect(server.secured).toEqual(["ada@mag.example"]);
  const believing = openMailer({ smtpUrl: url.split("?")[0] ?? "", from });
  await expect(believing(letter)).rejects.toThrow("certificate");
  expect(server.letters).toHaveLength(1);
  await server.stop();
});

test.each(engines)(
  "staff are told once, also by two processes, and after a server that was away: %s",
  async (engine) => {
    await using database = await freshDatabase(engine);
    const { db } = database;
    const email = await addStaff(db, "Ada", "sales");
    const userId = (await findAccount(db, email))?.id ?? "";
    let isAway = true;
    const server = await startMailServer(() => (isAway ? "later" : "accept"));
    let now = new Date();
    const log = { error: vi.fn() };
    const [one, other] = [0, 1].map(() =>
      startNotices({
        db,
        clock: () => now,
        jitter: () => 0,
        log,
        send: openMailer({ smtpUrl: server.url, from }),
        domain: "mag.example",
        siteUrl: "https://mag.example",
        pollEvery: 20,
      }),
    );
    await enqueueNotice(db, {
      userId,
      kind: "handed-over",
      detail: "MR-7K3M-92QX",
      now,
      random: randomBytes,
    });
    await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(1), 20_000);
    expect(JSON.stringify(log.error.mock.calls)).not.toContain("ada@");
    isAway = false;
    now = new Date(now.getTime() + 31_000);
    await vi.waitFor(() => expect(server.letters).toHaveLength(1), 20_000);
    await vi.waitFor(async () =>
      expect(await db.selectFrom("staff_notices").select("id").execute()).toEqual([]),
    );
    expect(server.letters[0]).toMatchObject({
      to: email,
      subject: "MR-7K3M-92QX was handed to you",
      content: expect.stringContaining("https://mag.example/staff/enquiries/MR-7K3M-92QX"),
    });
    await Promise.all([one?.stop(), other?.stop()]);
    expect(server.letters).toHaveLength(1);
    await server.stop();
  },
);

test("handing over a ticket notifies its new owner, taking one nobody; mine and unassigned are lists", async () => {
  const server = await startMailServer();
  const world = await startStaffedSite({ SMTP_URL: server.url });
  const ada = await world.member("Ada", "sales");
  const sam = await world.member("Sam", "sales");
  const sent = await fetch(`${world.site.origin}/`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ "form-name": "contact", ...goodFields }),
  });
  const { reference } = (await sent.json()) as { reference: string };
  const list = async (client: typeof ada, owner: string) =>
    (await client.get(`/staff?owner=${owner}`)).text();
  expect(await list(ada, "nobody")).toContain(reference);
  const [adaId = "", samId = ""] = await Promise.all(
    ["ada", "sam"].map(async (name) => (await findAccount(world.db, `${name}@mag.example`))?.id),
  );
  await ada.post(`/staff/enquiries/${reference}/owner`, { owner: adaId });
  expect(await list(ada, "mine")).toContain(reference);
  expect(await list(sam, "mine")).not.toContain(reference);
  expect(await list(ada, "nobody")).not.toContain(reference);
  await ada.post(`/staff/enquiries/${reference}/owner`, { owner: samId });
  const subject = `${reference} was handed to you`;
  const told = () => server.letters.filter((letter) => letter.subject === subject).map(({ to }) => to);
  await vi.waitFor(() => expect(told()).toEqual(["sam@mag.example"]), 10_000);
  expect(await list(sam, "mine")).toContain(reference);
  expect(told()).toEqual(["sam@mag.example"]);
  const newDevice = server.letters.filter((letter) => letter.subject === "A sign-in from a new browser");
  expect(newDevice.map(({ to }) => to).sort()).toEqual(["ada@mag.example", "sam@mag.example"]);
  await world.stop();
  await server.stop();
});
