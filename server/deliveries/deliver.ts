import type { Database } from "#server/database/tables.ts";
import type { StoredSubmission } from "#server/submissions/list.ts";
import { nextAttempt } from "./backoff.ts";
import { explainFailure, type SendMail } from "./mail.ts";
import { messages } from "./messages.ts";
import { type ClaimedDelivery, markFailed, markSent } from "./queue.ts";

export interface Postman {
  db: Database;
  send: SendMail;
  clock: () => Date;
  /** Gives a number from 0 up to 1. */
  jitter: () => number;
  /** Where visitors find the site, without a slash at its end. */
  siteUrl: string;
  log: { warn(details: object, message: string): void; error(details: object, message: string): void };
}

/** Makes one attempt at a delivery that `worker` has claimed, and writes down how it went. */
export async function deliver(
  { db, send, clock, jitter, siteUrl, log }: Postman,
  worker: string,
  delivery: ClaimedDelivery,
  submission: StoredSubmission,
) {
  const { id, kind, attempts, firstAttemptAt, messageId, recipient: to } = delivery;
  const { reference } = submission;
  try {
    await send({ ...messages[kind](submission, siteUrl), to, messageId });
  } catch (failure) {
    const { permanent, error } = explainFailure(failure);
    const next = permanent ? null : nextAttempt(attempts, firstAttemptAt, clock(), jitter);
    await markFailed(db, id, { worker, error, nextAttempt: next });
    const details = { reference, kind, attempts, error };
    if (next)
      log.warn({ ...details, nextAttempt: next }, "An e-mail could not be sent and will be tried again");
    else log.error(details, "An e-mail could not be sent and is given up");
    return;
  }
  await markSent(db, id, clock());
}
