import { randomUUID } from "node:crypto";
import { describeError } from "#server/log/describe-error.ts";
import { findSubmissions } from "#server/submissions/list.ts";
import { claimDue, renewClaims } from "./claims.ts";
import { type DeliveryContext, deliver, kindsFor } from "./deliver.ts";

type Settings = DeliveryContext & {
  /** Milliseconds between checks for due deliveries. */
  pollEvery?: number;
  /** Milliseconds for which a claim holds; deliveries of a killed process are sent that much later. */
  claimFor?: number;
  /** Deliveries under way at once, so that a slow recipient keeps nobody else waiting. */
  atOnce?: number;
};

/**
 * Sends due deliveries until stopped. Several processes may do so on one database.
 * @returns `stop`, which waits for what is under way
 */
export function startDeliveries(settings: Settings) {
  const { db, now, log, pollEvery = 1000, claimFor = 15_000, atOnce = 10 } = settings;
  const worker = randomUUID();
  const claim = { worker, holds: claimFor };
  const kinds = kindsFor(settings);
  /** By the deliveries' ids. */
  const underWay = new Map<string, Promise<void>>();
  let stopped = false;
  let looking: Promise<void> | undefined;

  const poll = setInterval(look, pollEvery);
  const renew = setInterval(keepClaims, claimFor / 3);
  look();

  return {
    async stop() {
      stopped = true;
      clearInterval(poll);
      await looking;
      await Promise.all(underWay.values());
      clearInterval(renew);
    },
  };

  function look() {
    if (stopped || looking || underWay.size >= atOnce || kinds.length === 0) return;
    looking = claimAndDeliver()
      .catch((error) =>
        log.error({ error: describeError(error) }, "The deliveries that are due could not be read"),
      )
      .finally(() => {
        looking = undefined;
      });
  }

  async function claimAndDeliver() {
    const due = await claimDue(db, claim, now?.(), atOnce - underWay.size, kinds);
    if (due.length === 0) return;
    const submissions = await findSubmissions(
      db,
      due.map(({ submissionId }) => submissionId),
    );
    const byId = new Map(submissions.map((submission) => [submission.id, submission]));
    for (const delivery of due) {
      const submission = byId.get(delivery.submissionId);
      if (!submission) continue;
      const attempt = deliver(settings, worker, delivery, submission)
        .catch((error) =>
          log.error({ error: describeError(error) }, "The outcome of a delivery could not be stored"),
        )
        .finally(() => {
          underWay.delete(delivery.id);
          setImmediate(look);
        });
      underWay.set(delivery.id, attempt);
    }
  }

  function keepClaims() {
    if (underWay.size === 0) return;
    renewClaims(db, claim, [...underWay.keys()], now?.()).catch((error) =>
      log.error({ error: describeError(error) }, "The claims on deliveries could not be renewed"),
    );
  }
}
