import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import type { Database } from "#server/tables/tables.ts";
import { getPost, putPost, words } from "./blog-editor.ts";
import { freePort } from "./free-port.ts";
import { startSite } from "./site.ts";
import { addStaff, signIn, staffClient } from "./staff.ts";
import { openWriter, type Writer } from "./writer.ts";

/** What is killed in a round, in turn. */
const kinds = ["server and browser", "browser", "server"] as const;

/**
 * Two people write in the same post, each in a browser and a paragraph of their own. In each round the server, one of
 * the browsers, or both are killed with SIGKILL while both type; then they are restarted, and the typed text is looked
 * for: in the draft offered to a new browser, in the page of a surviving one, and, after both have saved, on the
 * server.
 * @param options.signal ends it after the round that it is in
 */
export async function editAndKill(rounds: number, { signal }: { signal?: AbortSignal } = {}) {
  const folder = await mkdtemp(join(tmpdir(), "mag-editing-"));
  const env = { DATA_DIR: join(folder, "data"), PORT: String(await freePort()) };
  let site = await startSite(env);
  const db = await openDatabase({ dataDir: env.DATA_DIR });
  const writers: Writer[] = [];
  const report = {
    rounds: 0,
    killed: { "server and browser": 0, browser: 0, server: 0 },
    typed: 0,
    missingInDraft: 0,
    missingInPage: 0,
    missingOnServer: 0,
    conflicts: 0,
    blocks: 0,
    /** Browsers that ended without being killed here, with their last output. */
    losses: [] as string[],
  };

  try {
    await migrate(db);
    const { origin } = site;
    const [ada, bea] = await Promise.all([member("Ada"), member("Bea")]);
    const content = [words(1, "A:"), words(2, "B:")];
    const { id } = await putPost(origin, ada, { title: "Two at one post", content });
    const address = `${origin}/native-blogs/${id}/edit`;
    const first = await openWriter({
      profile: join(folder, "ada"),
      origin,
      cookie: ada.cookie,
      address,
      block: 1,
    });
    writers.push(first);
    writers.push(
      await openWriter({ profile: join(folder, "bea"), origin, cookie: bea.cookie, address, block: 2 }),
    );

    while (report.rounds < rounds && !signal?.aborted) {
      const kind = kinds[report.rounds % kinds.length] ?? "browser";
      await Promise.all(writers.map(({ begin }) => begin()));
      const typing = writers.map(({ type }) => type());
      await Promise.all(typing.map(({ begun }) => begun));
      await wait(400 + Math.random() * 2500);

      if (kind !== "browser") site.signal("SIGKILL");
      if (kind !== "server") first.kill();
      const typed = await Promise.all(typing.map(({ end }) => end()));
      report.typed += typed.flat().length;
      if (kind !== "browser") {
        await site.exited;
        site = await startSite(env);
      }

      for (const [index, writer] of writers.entries()) {
        const place = writer.isGone() ? "missingInDraft" : "missingInPage";
        report[place] += missing(await writer.read(), typed[index] ?? []);
      }
      for (const writer of writers) report.conflicts += await writer.save();
      report.missingOnServer += missing(await everSaved(db, id), typed.flat());
      report.killed[kind]++;
      report.rounds++;
    }
    report.blocks = (await getPost(origin, ada, id)).content.length;
  } finally {
    report.losses = writers.flatMap(({ losses }) => losses);
    await Promise.all(writers.map(({ close }) => close()));
    await site.stop();
    await db.destroy();
    await rm(folder, { recursive: true, force: true });
  }
  return report;

  async function member(name: string) {
    return staffClient(site, await signIn(site, await addStaff(db, name, "editor")));
  }
}

/** Every version of a post that was ever saved. */
async function everSaved(db: Database, id: string) {
  const versions = await db.selectFrom("blog_versions").select("fields").where("post_id", "=", id).execute();
  return versions.map(({ fields }) => JSON.stringify(fields)).join("\n");
}

function missing(text: string, wanted: readonly string[]) {
  return wanted.filter((word) => !text.includes(word)).length;
}
