import { createHmac, randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { resolve } from "node:path";
import { type Config, ConfigError } from "#server/config/config.ts";
import { momentIn } from "#server/database/clock.ts";
import { DatabaseUnavailable } from "#server/database/database-unavailable.ts";
import { describeError } from "#server/log/describe-error.ts";
import type { ErrorLog } from "#server/log/log.ts";
import type { Database } from "#server/tables/tables.ts";

const betweenSigns = 15_000; /* ms */
/** A node that has not written for this long is gone. */
const lifetime = 60_000; /* ms */

type Node = {
  db: Database;
  log: ErrorLog;
  /** The first signs, all of them check. */
  secrets: readonly string[];
  config: Pick<Config, "bucket" | "dataDir">;
  version: string;
};

/**
 * Registers this process as a node of the site in the database, renews that regularly, and checks the other nodes.
 * @returns `warning`, a message if another node keeps its pictures elsewhere; `giveSign`, which renews at once; and
 * `leave`
 * @throws {ConfigError} if another node signs with a secret that is not in the list here, or vice versa
 */
export async function joinNodes({ db, log, secrets, config, version }: Node) {
  const id = randomUUID();
  const own = secrets.map(fingerprint);
  const row = {
    secret_fingerprint: own.join(" "),
    pictures: placeOfPictures(config),
    version,
  };
  await db.deleteFrom("nodes").where("seen_at", "<=", momentIn(db, -lifetime)).execute();
  await giveSign();
  const others = await db.selectFrom("nodes").selectAll().where("id", "!=", id).execute();
  try {
    refuseStrangers(secrets, others);
  } catch (error) {
    await forget();
    throw error;
  }
  const signs = setInterval(
    () =>
      giveSign().catch((error) =>
        log.error({ error: describeError(error) }, "The heartbeat of this node could not be written"),
      ),
    betweenSigns,
  );
  const elsewhere = others.find(({ pictures }) => pictures !== row.pictures);
  return {
    warning:
      elsewhere &&
      `Pictures are kept in the ${row.pictures}, and another process that serves the site keeps them in the ${elsewhere.pictures}: a picture that is uploaded here is not found there. Set S3_BUCKET, the same for all.`,
    giveSign,
    leave: async () => {
      clearInterval(signs);
      /* Database errors don't matter here: the process is about to end. */
      await forget().catch(() => {});
    },
  };

  /** Writes one row, as storing an enquiry would. */
  async function giveSign() {
    await db
      .insertInto("nodes")
      .values({ id, ...row, seen_at: momentIn(db) })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ seen_at: momentIn(db) }))
      .execute();
  }

  async function forget() {
    await db.deleteFrom("nodes").where("id", "=", id).execute();
  }
}

/**
 * Refuses what needs every node to be stopped.
 * @throws {DatabaseUnavailable} if one was there within the last minute
 */
export async function refuseBesideNodes(db: Database) {
  const count = await countNodes(db);
  if (count > 0)
    throw new DatabaseUnavailable(
      `The site runs on this database (${count} ${count === 1 ? "process" : "processes"}). Stop it everywhere, then try again; one that was killed counts for a minute.`,
    );
}

/** How many processes served the site from this database within the last minute. */
export async function countNodes(db: Database) {
  return (await otherNodes(db)).length;
}

/**
 * Refuses secrets with which this process could not be a node beside those that are there. Writes nothing.
 * @throws {ConfigError}
 */
export async function refuseAsNode(db: Database, secrets: readonly string[]) {
  refuseStrangers(secrets, await otherNodes(db));
}

function otherNodes(db: Database) {
  return db.selectFrom("nodes").selectAll().where("seen_at", ">", momentIn(db, -lifetime)).execute();
}

function refuseStrangers(secrets: readonly string[], others: { secret_fingerprint: string }[]) {
  const own = secrets.map(fingerprint);
  if (others.every((other) => understand(own, other.secret_fingerprint.split(" ")))) return;
  throw new ConfigError([
    "STAFF_SECRET: another process serves the site from this database with another secret, so sessions and the links in emails would hold at one of them only. Give STAFF_SECRET to all of them, the same; to change it, docs/operating.md says in which steps. One that was killed counts for a minute",
  ]);
}

function fingerprint(secret: string) {
  return createHmac("sha256", secret).update("the secret of a node").digest("hex");
}

/** Whether each of two nodes can verify what the other signs with its first secret. */
function understand(own: string[], others: string[]) {
  return others.includes(own[0] ?? "") && own.includes(others[0] ?? "");
}

function placeOfPictures({ bucket, dataDir }: Node["config"]) {
  return bucket
    ? `bucket ${bucket.name} of ${bucket.endpoint ?? bucket.region}`
    : `folder ${resolve(dataDir)} of ${hostname()}`;
}
