import type { ErrorLog } from "#server/log/log.ts";
import type { StoredSubmission } from "#server/submissions/list.ts";
import { type DeliveryKind, mailKinds } from "#server/tables/deliveries.ts";
import type { Database } from "#server/tables/tables.ts";
import { nextPause } from "./backoff.ts";
import type { ClaimedDelivery } from "./claims.ts";
import { explainFailure, type SendMail } from "./mail.ts";
import { messages } from "./messages.ts";
import { markFailed, markSent } from "./outcome.ts";
import { explainWebhookFailure, type PostWebhook } from "./webhook.ts";

/** The channels that are configured. A delivery without one waits in the queue. */
export type Channels = {
  /** Where visitors find the site, without a slash at its end. */
  siteUrl: string;
  send?: SendMail | undefined;
  post?: PostWebhook | undefined;
  /** Where a sender follows a submission, by its reference. */
  trackingAddress?: ((reference: string) => string) | undefined;
};

export type DeliveryContext = Channels & {
  db: Database;
  clock: () => Date;
  /** The time of claims and pauses where it is not the database's own, which all nodes share. */
  now?: () => Date;
  /** Gives a number from 0 up to 1. */
  jitter: () => number;
  log: ErrorLog & { warn: ErrorLog["error"] };
};

/** The kinds of delivery that these channels carry. */
export function kindsFor({ send, post }: Pick<Channels, "send" | "post">): DeliveryKind[] {
  return [...(send ? mailKinds : []), ...(post ? (["webhook"] as const) : [])];
}

/** Makes one attempt at a delivery that `worker` has claimed, and writes down how it went. */
export async function deliver(
  { db, clock, now, jitter, log, ...channels }: DeliveryContext,
  worker: string,
  delivery: ClaimedDelivery,
  submission: StoredSubmission,
) {
  const { id, kind, attempts, waited } = delivery;
  const { reference } = submission;
  const carry = channelFor(kind, channels);
  try {
    await carry(delivery, submission, clock());
  } catch (failure) {
    const { permanent, error } =
      kind === "webhook" ? explainWebhookFailure(failure) : explainFailure(failure);
    const pause = permanent ? null : nextPause(attempts, waited, jitter);
    await markFailed(db, id, { worker, error, pause }, now?.());
    const details = { reference, kind, attempts, error };
    if (pause)
      log.warn(
        { ...details, pause: `${Math.round(pause / 1000)} s` },
        "A delivery failed and will be tried again",
      );
    else log.error(details, "A delivery failed and is given up");
    return;
  }
  await markSent(db, id, now?.());
}

type Carry = (delivery: ClaimedDelivery, submission: StoredSubmission, now: Date) => Promise<void>;

/** @throws if there is none: such a delivery may not be claimed and must not count as sent */
function channelFor(kind: DeliveryKind, { send, post, siteUrl, trackingAddress }: Channels): Carry {
  if (kind === "webhook") {
    if (post) return ({ messageId: id }, submission, now) => post({ id, submission, now });
  } else if (send)
    return ({ messageId, recipient: to }, submission) =>
      send({
        ...messages[kind](submission, siteUrl, trackingAddress?.(submission.reference)),
        to,
        messageId,
      });
  throw new Error(`There is no channel for a delivery of the kind ${kind}`);
}
