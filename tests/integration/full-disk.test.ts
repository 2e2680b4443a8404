import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runScript } from "#tests/support/command.ts";
import { goodPost } from "#tests/support/posts.ts";
import { postEnquiry } from "#tests/support/send-enquiry.ts";
import { startStaffedSite } from "#tests/support/staff.ts";

test("a full disk: staff read on, and what can't be saved is answered with 503 and with what was typed", async ({
  skip,
  onTestFinished,
}) => {
  const disk = mkdtempSync(join(tmpdir(), "mag-disk-"));
  const why = whyNotMounted(disk);
  if (why) skip(why);
  onTestFinished(() => {
    execFileSync("umount", ["--lazy", disk]);
  });
  const world = await startStaffedSite({ DATA_DIR: disk });
  const { origin } = world.site;
  const ada = await world.member("Ada", "admin");
  const sent = await postEnquiry(origin, "before");
  expect(sent.status).toBe(200);
  const { reference } = (await sent.json()) as { reference: string };
  /* The session is due to be written again, so that reading a page would write. */
  const longAgo = new Date(Date.now() - 60 * 60 * 1000).toISOString();
  await world.db.updateTable("staff_sessions").set({ updated_at: longAgo }).execute();

  const filler = join(disk, "filler");
  fill(filler);
  const refused = await untilRefused(origin);
  expect(await refused.json()).toMatchObject({
    message: expect.stringContaining("Sorry, there was an error"),
  });
  expect(refused.headers.get("retry-after")).toBe("30");
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, { timeout: 5000 }).toBe(503);

  for (const path of ["/staff", `/staff/enquiries/${reference}`, "/staff/account", "/native-blogs", "/blogs"])
    expect((await ada.get(path)).status, path).toBe(200);

  const note = `Call back on Monday. ${"They ask for forks. ".repeat(500)}`;
  const unsaved = await ada.post(`/staff/enquiries/${reference}/note`, { note });
  expect([unsaved.status, unsaved.headers.get("retry-after")]).toEqual([503, "60"]);
  const page = await unsaved.text();
  expect(page).toContain(note.trim());
  expect(page).toContain(`action="/staff/enquiries/${reference}/note"`);

  const stopped = await world.anonymous.post("/staff/sign-in", {
    email: `ada@mag.example`,
    password: "correct horse battery",
  });
  expect(stopped.status).toBe(503);
  const again = await stopped.text();
  expect(again).toContain('value="ada@mag.example"');
  expect(again).not.toContain("correct horse");

  const blog = await savePost(origin, ada.cookie);
  expect(blog.status).toBe(503);
  expect(await blog.json()).toEqual({ message: expect.stringContaining("Nothing was changed") });

  const backup = await runScript("backup", [], { DATA_DIR: disk });
  expect([backup.code, backup.stderr]).toEqual([1, expect.stringContaining("the disk is full")]);
  expect(readdirSync(join(disk, "backups"))).toEqual([]);
  const list = await runScript("staff", ["list"], { DATA_DIR: join(disk, "other") });
  expect([list.code, list.stderr]).toEqual([
    1,
    expect.stringMatching(/disk is full\. Free some space, or set/),
  ]);

  rmSync(filler);
  expect((await ada.post(`/staff/enquiries/${reference}/note`, { note })).status).toBe(303);
  expect((await savePost(origin, ada.cookie)).status).toBe(200);
  expect((await postEnquiry(origin, "after")).status).toBe(200);
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, { timeout: 5000 }).toBe(200);
  await world.stop();
});

/** A disk of its own needs rights that some machines don't give. */
function whyNotMounted(folder: string) {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=16m", "tmpfs", folder], { stdio: "pipe" });
    return undefined;
  } catch (error) {
    return `No disk can be mounted here: ${String((error as { stderr?: Buffer }).stderr ?? error).trim()}`;
  }
}

function fill(file: string) {
  for (const size of [1024 * 1024, 4096, 1])
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
}

/** SQLite has some room in its log yet. */
async function untilRefused(origin: string) {
  for (let number = 0; number < 500; number++) {
    const answer = await postEnquiry(origin, `${number} ${"long ".repeat(900)}`);
    if (answer.status !== 200) return answer;
  }
  throw new Error("The disk is not full");
}

function savePost(origin: string, cookie: string) {
  const content = [{ id: 1, type: "paragraph" as const, content: "The tide of pallets. ".repeat(2000) }];
  const fields = goodPost({ content });
  return fetch(`${origin}/native-blogs/posts/${randomUUID()}`, {
    method: "PUT",
    headers: { cookie, origin, "content-type": "application/json" },
    body: JSON.stringify({ fields, startedFrom: null }),
  });
}
