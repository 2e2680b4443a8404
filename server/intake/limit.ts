import type { NewDelivery } from "#server/deliveries/queue.ts";
import { mailboxOf } from "#server/email/mailbox.ts";
import { ofCustomer } from "#server/http/rate-limit.ts";
import { customerIn } from "#server/secrets/network-names.ts";
import type { Transaction } from "#server/tables/tables.ts";
import { type Count, countUp } from "./counts.ts";
import type { NewSubmission } from "./store.ts";

/** 0 means no limit. */
export type Limits = {
  /** Forms that one network may send in a minute. */
  perNetwork: number;
  /** Confirmations that go to one address in an hour. */
  perMailbox: number;
  /** Confirmations that go out in an hour. */
  confirmations: number;
  /** What a mailbox is counted under: a name from which nobody can tell it. */
  nameMailbox: (mailbox: string) => string;
};

export const noLimits: Limits = {
  perNetwork: 0,
  perMailbox: 0,
  confirmations: 0,
  nameMailbox: (mailbox) => mailbox,
};

/** A network has sent too many forms. */
export class TooMany extends Error {
  override name = "TooMany";
  readonly retryAfter: number /* s */;
  constructor({ endsAt, now }: Count) {
    super("Too many forms came from this network");
    this.retryAfter = Math.max(1, Math.ceil((Date.parse(endsAt) - Date.parse(now)) / 1000));
  }
}

/** Counts submissions by network. @returns those over the limit, with the time at which their network may send again */
export async function countNetworks(trx: Transaction, batch: readonly NewSubmission[], most: number) {
  const refused = new Map<NewSubmission, TooMany>();
  if (most === 0) return refused;
  const known = batch.filter(({ network }) => network !== undefined);
  const counts = await countUp(
    trx,
    "network",
    tally(known, ({ network = "" }) => network),
  );
  for (const [submission, count] of ranked(known, ({ network = "" }) => network, counts))
    if (count.rank > most) refused.set(submission, new TooMany(count));
  const nameOf = ({ network = "" }: NewSubmission) => customerIn(network) ?? "";
  const ofCustomers = known.filter((submission) => nameOf(submission) !== "" && !refused.has(submission));
  const countsOfCustomers = await countUp(trx, "network", tally(ofCustomers, nameOf));
  for (const [submission, count] of ranked(ofCustomers, nameOf, countsOfCustomers))
    if (count.rank > most * ofCustomer) refused.set(submission, new TooMany(count));
  return refused;
}

const confirmations = ["sender-confirmation", "document-link"];

/**
 * Decides which confirmations are not sent: nobody may fill a stranger's mailbox by typing their address into the form.
 * The enquiry itself is stored, and the team is told of it.
 * @returns the deliveries, withheld ones marked, and the one that reached the limit of the whole site
 */
export async function limitConfirmations(trx: Transaction, deliveries: NewDelivery[], limits: Limits) {
  const withheld = new Map<NewDelivery, "mailbox" | "site">();
  const wanted = deliveries.filter(({ kind }) => confirmations.includes(kind));
  if (limits.perMailbox > 0) {
    const byMailbox = ({ recipient }: NewDelivery) => limits.nameMailbox(mailboxOf(recipient));
    const counts = await countUp(trx, "mailbox", tally(wanted, byMailbox));
    for (const [delivery, { rank }] of ranked(wanted, byMailbox, counts))
      if (rank > limits.perMailbox) withheld.set(delivery, "mailbox");
  }
  let last: NewDelivery | undefined;
  if (limits.confirmations > 0) {
    const left = wanted.filter((delivery) => !withheld.has(delivery));
    const counts = await countUp(
      trx,
      "site",
      tally(left, () => ""),
    );
    for (const [delivery, { rank }] of ranked(left, () => "", counts)) {
      if (rank > limits.confirmations) withheld.set(delivery, "site");
      if (rank === limits.confirmations + 1) last = delivery;
    }
  }
  return { withheld, reachedBy: last };
}

function tally<Item>(items: readonly Item[], name: (item: Item) => string) {
  return new Map([...Map.groupBy(items, name)].map(([key, { length }]) => [key, length]));
}

type Ranked = Count & { rank: number };

/** Each with its position among those of its name, from 1, and the count. */
function ranked<Item>(
  items: readonly Item[],
  name: (item: Item) => string,
  counts: ReadonlyMap<string, Count>,
): [Item, Ranked][] {
  const ranks = new Map<string, number>();
  return items.flatMap((item) => {
    const key = name(item);
    const count = counts.get(key);
    if (!count) return [];
    const rank = (ranks.get(key) ?? count.before) + 1;
    ranks.set(key, rank);
    return [[item, { ...count, rank }]];
  });
}
