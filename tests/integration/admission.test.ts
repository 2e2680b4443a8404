import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { goodFields } from "#tests/support/enquiries.ts";
import { type StaffClient, startStaffedSite } from "#tests/support/staff.ts";

let world: Awaited<ReturnType<typeof startStaffedSite>>;
let ada: StaffClient;
beforeAll(async () => {
  world = await startStaffedSite();
  ada = await world.member("Ada", "admin");
  await fetch(`${world.site.origin}/search?q=fork`);
});
afterAll(() => world.stop());

test("a crowd on /search is refused in part, and keeps neither readers, senders nor staff waiting", async () => {
  const { origin } = world.site;
  const crowd = spawn(process.execPath, ["tests/support/crowd.ts", origin, "60", "8000"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const told: string[] = [];
  crowd.stdout.setEncoding("utf8").on("data", (text) => told.push(text));

  const refusal = await untilRefused();
  expect(refusal.headers.get("Retry-After")).toBe("5");
  expect(refusal.headers.get("Content-Security-Policy")).toContain("script-src 'self'");
  const words = await refusal.text();
  expect(words).toContain("The site is busy");
  expect(words).toContain("<footer");

  const times: number[] = [];
  for (let round = 0; round < 30; round++) {
    const began = performance.now();
    expect((await fetch(`${origin}/contact`)).status).toBe(200);
    times.push(performance.now() - began);
  }
  const sent = await Promise.all(Array.from({ length: 20 }, (_, number) => send(number)));
  expect(new Set(sent)).toEqual(new Set([200]));
  for (let round = 0; round < 5; round++) expect((await ada.get("/staff")).status).toBe(200);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect(times.sort((one, other) => one - other)[15]).toBeLessThan(1000);

  await once(crowd, "exit");
  expect(told.join("")).toMatch(/"search 200":/);
  expect((await fetch(`${origin}/search?q=fork`)).status).toBe(200);
  expect(world.site.output.join("\n")).not.toContain("a request failed");
});

/** Sends many requests at once, as the crowd does, until one is refused. */
async function untilRefused() {
  for (;;) {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => fetch(`${world.site.origin}/search?q=lifter`)),
    );
    const refused = answers.find(({ status }) => status === 503);
    if (refused) return refused;
  }
}

async function send(number: number) {
  const body = new URLSearchParams({ "form-name": "contact", ...goodFields, message: `Number ${number}` });
  const headers = { accept: "application/json" };
  const answer = await fetch(world.site.origin, { method: "POST", headers, body });
  return answer.status;
}
