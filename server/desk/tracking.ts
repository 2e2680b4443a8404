import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey, type Secrets } from "#server/secrets/secrets.ts";
import type { Database } from "#server/tables/tables.ts";

/** What a sender may see of a submission: nothing personal. */
export type Tracked = {
  reference: string;
  receivedAt: Date;
  stage: "received" | "being-answered" | "answered";
};

/**
 * Links by which a sender follows a submission. Each holds the reference and 132 bits that only a secret can make,
 * so nobody can guess one, and none has to be stored.
 * @param secrets the one that new links are made with first, then those whose links still work. Links of earlier
 * versions, made with a secret itself and not with a key derived from it, work as well, also with `staff` secrets
 * @param options `asRelease` makes them as 0.1.0 does, with the staff secret itself
 */
export function trackingLinks({ links, staff }: Secrets, { asRelease = false } = {}) {
  const own = links.map((secret) => deriveKey(secret, "links"));
  const keys = asRelease ? [...staff, ...links, ...own] : [...own, ...links, ...staff];

  return {
    /** The path of the page for a reference. */
    pathFor: (reference: string) => `/enquiry/track/${reference}-${seal(reference, keys[0] ?? "")}`,
    /** The reference that a token stands for, or undefined where the token is not one of ours. */
    referenceIn(token: string) {
      const [, reference = "", sent = ""] = /^(MR-[0-9A-Z]{4}-[0-9A-Z]{4})-([\w-]{22})$/.exec(token) ?? [];
      if (!reference) return undefined;
      const isOurs = keys.some((key) =>
        timingSafeEqual(Buffer.from(sent), Buffer.from(seal(reference, key))),
      );
      return isOurs ? reference : undefined;
    },
  };
}

function seal(reference: string, key: string) {
  return createHmac("sha256", key).update(`track ${reference}`).digest("base64url").slice(0, 22);
}

/** Undefined where there is no such submission, or its data was erased. */
export async function findTracked(db: Database, reference: string): Promise<Tracked | undefined> {
  const row = await db
    .selectFrom("submissions")
    .innerJoin("tickets", "tickets.submission_id", "submissions.id")
    .select(["received_at", "tickets.state", "owner_id", "erased_at"])
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (!row || row.erased_at) return undefined;
  return { reference, receivedAt: new Date(row.received_at), stage: stageOf(row.state, row.owner_id) };
}

/** A sender whose message was marked as spam sees the same as for a new one. */
function stageOf(state: "new" | "answered" | "closed" | "spam", owner: string | null): Tracked["stage"] {
  if (state === "answered" || state === "closed") return "answered";
  return state === "new" && owner ? "being-answered" : "received";
}
