import type { NewDelivery } from "#server/deliveries/queue.ts";
import { enqueue } from "#server/deliveries/queue.ts";
import { type Arrived, openTickets } from "#server/desk/open.ts";
import type { Database, Transaction } from "#server/tables/tables.ts";
import { earlier, forgetOldFingerprints, insertNew, missing } from "./insert.ts";
import { countNetworks, type Limits, limitConfirmations, noLimits, type TooMany } from "./limit.ts";

export type NewSubmission = Arrived & {
  page: string | null;
  /** Makes another reference, should the first be taken. */
  newReference: () => string;
  fingerprint: string;
  consent: { wording: string } | null;
  deliveries: NewDelivery[];
  /** The network it came from; undefined: not counted. */
  network?: string | undefined;
  /** Tells the team that confirmations have reached their limit, should this one be the first beyond it. */
  alarm?: NewDelivery | undefined;
};

export type Outcome = {
  /** For each submission its reference, or why it is not stored. */
  stored: (string | TooMany)[];
  /** How many confirmations are withheld by a mailbox's limit, and by the site's. */
  withheld: { mailbox: number; site: number };
  /** True if these submissions reached the site's limit. */
  isAlarming: boolean;
};

/**
 * Stores submissions with their tickets and deliveries, all of them or none, durably once it returns. A submission
 * whose network sent too many is not stored.
 * @returns for each, the reference under which it is stored: an earlier one's if the content is the same
 */
export async function storeSubmissions(
  db: Database,
  batch: NewSubmission[],
  limits: Limits = noLimits,
): Promise<Outcome> {
  return db.transaction().execute(async (trx) => {
    const refused = await countNetworks(trx, batch, limits.perNetwork);
    const taken = batch.filter((submission) => !refused.has(submission));
    const { references, ...confirmations } = await store(trx, taken, limits);
    return {
      stored: batch.map((submission) => refused.get(submission) ?? references.get(submission) ?? missing()),
      ...confirmations,
    };
  });
}

async function store(trx: Transaction, batch: NewSubmission[], limits: Limits) {
  const withheld = { mailbox: 0, site: 0 };
  if (batch.length === 0) return { references: new Map(), withheld, isAlarming: false };
  await forgetOldFingerprints(trx, batch);
  const inserted = await insertNew(trx, batch);
  const added = batch.filter((submission) => inserted.has(submission.id));
  await openTickets(trx, added);
  const deliveries = added.flatMap((submission) => submission.deliveries);
  const limited = await limitConfirmations(trx, deliveries, limits);
  for (const reason of limited.withheld.values()) withheld[reason]++;
  const alarm = added.find(({ id }) => id === limited.reachedBy?.submissionId)?.alarm;
  await enqueue(trx, [...deliveries, ...(alarm ? [alarm] : [])], limited.withheld);
  const known =
    inserted.size === batch.length ? batch.map(({ reference }) => reference) : await earlier(trx, batch);
  return {
    references: new Map(batch.map((submission, index) => [submission, known[index]])),
    withheld,
    isAlarming: limited.reachedBy !== undefined,
  };
}
