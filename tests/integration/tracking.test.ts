import { afterAll, beforeAll, expect, test } from "vitest";
import { goodFields, goodLead } from "#tests/support/enquiries.ts";
import { startStaffedSite } from "#tests/support/staff.ts";

let world: Awaited<ReturnType<typeof startStaffedSite>>;
beforeAll(async () => {
  world = await startStaffedSite({ LOG_LEVEL: "info" });
});
afterAll(() => world.stop());

test("a sender follows a message from received to answered, and sees nothing personal", async () => {
  const { reference, track } = await send();
  const admin = await world.member("Ada", "admin");
  const { id } = await world.db.selectFrom("staff_users").select("id").executeTakeFirstOrThrow();
  const page = async () => (await fetch(world.site.origin + track)).text();

  expect(at(await page())).toBe("Received");
  await admin.post(`/staff/enquiries/${reference}/owner`, { owner: id });
  expect(at(await page())).toBe("Being answered");
  await admin.post(`/staff/enquiries/${reference}/state`, { state: "answered" });
  expect(at(await page())).toBe("Answered");
  expect(await page()).toContain(reference);
  for (const value of [...Object.values(goodFields), "Ada"]) expect(await page()).not.toContain(value);

  const { headers } = await fetch(world.site.origin + track);
  expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(world.site.output.join("\n")).not.toContain(track);

  await admin.post("/staff/erase/confirmed", { email: goodFields.email });
  expect((await fetch(world.site.origin + track)).status).toBe(404);
});

test("an invented link leads nowhere", async () => {
  const { reference, track } = await send();
  const other = await send("Another one");
  const seal = track.slice(-22);
  const guesses = [
    reference,
    `${reference}-`,
    `${reference}-${"A".repeat(22)}`,
    `${other.reference}-${seal}`,
    `${reference}-${seal.slice(0, -1)}`,
    `${track.split("/").at(-1)}A`,
    "constructor",
    "%00",
  ];
  for (const guess of guesses)
    expect((await fetch(`${world.site.origin}/enquiry/track/${guess}`)).status, guess).toBe(404);
  expect(await (await fetch(`${world.site.origin}${track}.data`)).text()).not.toContain("receivedAt");
});

test.each([
  ["contact", goodFields, "Thank you! Your message has been sent successfully."],
  ["mag-sub-product", goodLead, "Thank you for your submission. We&#x27;ll email you with the document."],
  ["product-documentation", { ...goodLead, source: "" }, "Thank you for your submission."],
])(
  "a browser without script is led to the thanks with its reference and its link: %s",
  async (form, fields, words) => {
    const sent = await fetch(`${world.site.origin}/`, {
      method: "POST",
      redirect: "manual",
      headers: { accept: "text/html" },
      body: new URLSearchParams({ "form-name": form, ...fields }),
    });
    const answer = await fetch(world.site.origin + (sent.headers.get("location") ?? ""));
    expect(answer.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const page = await answer.text();
    expect(page).toContain(words);
    expect(page).toMatch(/Your reference is <b[^>]*>MR-[0-9A-Z]{4}-[0-9A-Z]{4}<\/b>/);
    const link = /href="(\/enquiry\/track\/[^"]+)"/.exec(page)?.[1] ?? "";
    expect((await fetch(world.site.origin + link)).status).toBe(200);
    const bare = await (await fetch(`${world.site.origin}/enquiry/sent?track=made-up`)).text();
    expect(bare).toContain("Thank you!");
    expect(bare).not.toContain("Your reference");
  },
);

async function send(message = "Please call") {
  const response = await fetch(`${world.site.origin}/`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ "form-name": "contact", ...goodFields, message }),
  });
  return (await response.json()) as { reference: string; track: string };
}

/** The stage that the page marks as the current one. */
function at(page: string) {
  return /aria-current="step"[^>]*><b>([^<]+)/.exec(page)?.[1];
}
