import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { allSubmissions } from "#server/submissions/list.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import { goodFields } from "#tests/support/enquiries.ts";
import { postEnquiry } from "#tests/support/send-enquiry.ts";
import { startSite } from "#tests/support/site.ts";

test("a disk that fails at the last moment: nothing is acknowledged, and the site recovers with the disk", async ({
  skip,
}) => {
  const why = await whyNoTracing();
  if (why) skip(why);
  const site = await startSite();
  const before = await postEnquiry(site.origin, "before");
  expect(before.status).toBe(200);

  const faults = await disturbSyncs(site.pid, "error=EIO");
  const during = await postEnquiry(site.origin, "during");
  expect(during.status).toBe(503);
  expect(during.headers.get("retry-after")).toBe("30");
  expect(await during.json()).toMatchObject({
    ok: false,
    message: "Sorry, there was an error sending your message. Please try again.",
  });
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(503);
  await faults.stop();

  const after = await postEnquiry(site.origin, "after");
  expect(after.status).toBe(200);
  const again = await postEnquiry(site.origin, "during");
  expect(again.status).toBe(200);
  const db = await openDatabase({ dataDir: site.dataDir });
  const stored = await Array.fromAsync(allSubmissions(db));
  await db.destroy();
  await site.stop();
  expect(stored.map(({ fields }) => fields.message).sort()).toEqual(["after", "before", "during"]);
  expect(site.output.join()).toContain("A submission could not be stored");
  expect(site.output.join()).not.toContain(goodFields.fullName);
});

test("a disk that takes seconds: whoever stores waits for it, and nobody else", async ({ skip }) => {
  const why = await whyNoTracing();
  if (why) skip(why);
  const site = await startSite();
  const slowness = await disturbSyncs(site.pid, `delay_enter=${3_000_000 /* µs */}`);
  let isStored = false;
  const storing = postEnquiry(site.origin, "slow").then((answer) => {
    isStored = true;
    return answer;
  });
  await expect.poll(() => slowness.output.join("")).toContain("sync(");
  for (const path of ["/healthz", "/", "/planner", "/readyz"]) await (await fetch(site.origin + path)).text();
  expect(isStored).toBe(false);
  expect((await storing).status).toBe(200);
  await slowness.stop();
  await site.stop();
}, 60_000);

/** Some machines have no strace, and some containers don't let it follow a process. */
async function whyNoTracing() {
  const sleeper = spawn("sleep", ["60"]);
  const strace = spawn("strace", ["-p", String(sleeper.pid)]);
  const said = once(strace.stderr, "data").then(([words]) => String(words));
  const answer = await Promise.race([said, once(strace, "error").then(() => "There is no strace")]);
  for (const child of [strace, sleeper]) child.kill();
  return answer.includes("attached") ? undefined : answer.trim();
}

/** From here on the kernel treats every sync to disk as strace's fault says. */
async function disturbSyncs(pid: number, fault: string) {
  const calls = "fsync,fdatasync";
  const strace = spawn("strace", [
    "-f",
    "-p",
    String(pid),
    "-e",
    `trace=${calls}`,
    "-e",
    `inject=${calls}:${fault}`,
  ]);
  const output: string[] = [];
  strace.stderr.on("data", (words: Buffer) => output.push(String(words)));
  await once(strace.stderr, "data");
  return {
    output,
    async stop() {
      strace.kill("SIGINT");
      await once(strace, "exit");
    },
  };
}
