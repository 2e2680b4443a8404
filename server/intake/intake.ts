import type { FormName } from "#addresses/forms.ts";
import type { Config } from "#server/config/config.ts";
import { isUnavailable, Unavailable } from "#server/database/unavailable.ts";
import { planAlarm, planDeliveries } from "#server/deliveries/plan.ts";
import { type Fields, forms } from "#server/forms/forms.ts";
import { newReference, type Random, uuidv7 } from "#server/ids/ids.ts";
import { findSpamSigns } from "#server/submissions/spam-signs.ts";
import type { Database } from "#server/tables/tables.ts";
import { forgetOldCounts } from "./counts.ts";
import { fingerprint } from "./fingerprint.ts";
import { type Limits, TooMany } from "./limit.ts";
import { type NewSubmission, type Outcome, storeSubmissions } from "./store.ts";

export type Received = {
  form: FormName;
  state: "new" | "spam";
  fields: Fields;
  /** The page it was sent from: its path as the form says, or its address as the browser does; null where neither does. */
  page: string | null;
  /** Milliseconds from opening the page to sending; undefined: not known. */
  took?: number | undefined;
  /** The network that the limits count it under; undefined: not counted. */
  network?: string;
};

export type IntakeSettings = {
  db: Database;
  mail: Config["mail"];
  webhook?: Config["webhook"];
  clock: () => Date;
  random: Random;
  limits?: Limits | undefined;
  /** Called when confirmations were withheld. */
  onWithheld?: ((outcome: Pick<Outcome, "withheld" | "isAlarming">) => void) | undefined;
  /** Milliseconds after which a submission that could not be stored counts as not stored. */
  longestWait?: number;
};

export type Intake = ReturnType<typeof openIntake>;

type Waiter = {
  submission: NewSubmission;
  since: number;
  resolve: (reference: string) => void;
  reject: (error: unknown) => void;
};

/** Between two deletions of old counts. */
const cleaningPause = 10 * 60_000; /* ms */

/** SQLite allows 32,766 values in a statement; a submission has eleven, its deliveries eighteen. */
const largestBatch = 100; /* submissions */

/**
 * Opens the intake of submissions. Those that arrive together share one commit, because waiting for the disk takes
 * longest.
 */
export function openIntake({ longestWait = 10_000 /* ms */, ...settings }: IntakeSettings) {
  const { db } = settings;
  const waiters = new Set<Waiter>();
  let storing = false;
  let cleanedAt = Number.NEGATIVE_INFINITY;

  return {
    /**
     * Stores a submission with its deliveries, durably before it resolves, and returns its reference. It rejects with
     * `TooMany` if its network sent too many, and after `longestWait` at the latest: a submission being stored by then
     * may still be stored, and sending it again returns its reference.
     */
    accept: (received: Received) =>
      new Promise<string>((resolve, reject) => {
        const waiter: Waiter = {
          submission: describe(received, settings),
          since: performance.now(),
          resolve: (reference) => settle(() => resolve(reference)),
          reject: (error) => settle(() => reject(error)),
        };
        const limit = setTimeout(
          () => waiter.reject(new Unavailable("It was not stored in time")),
          longestWait,
        );
        waiters.add(waiter);
        if (storing) return;
        storing = true;
        setImmediate(storeWaiting);

        function settle(answer: () => void) {
          clearTimeout(limit);
          waiters.delete(waiter);
          answer();
        }
      }),
    /** How many submissions wait to be stored, and for how many milliseconds the first of them has waited. */
    waiting: () => {
      const [first] = waiters;
      return { count: waiters.size, oldest: first ? performance.now() - first.since : 0 };
    },
  };

  async function storeWaiting() {
    while (waiters.size > 0) {
      const batch = waiters.values().take(largestBatch).toArray();
      const results = await storeOrSplit(
        settings,
        batch.map(({ submission }) => submission),
      );
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index];
        if (result?.status === "fulfilled") resolve(result.value);
        else reject(result?.reason);
      }
    }
    storing = false;
    if (performance.now() - cleanedAt < cleaningPause) return;
    cleanedAt = performance.now();
    /* A later cleaning deletes them. */
    await forgetOldCounts(db).catch(() => {});
  }
}

/**
 * If a batch can't be stored, each submission is tried alone, so that none fails because of another; unless the
 * database itself failed, as each would then wait for it again.
 */
async function storeOrSplit(
  settings: Pick<IntakeSettings, "db" | "limits" | "onWithheld">,
  batch: NewSubmission[],
): Promise<PromiseSettledResult<string>[]> {
  try {
    const { stored, ...confirmations } = await storeSubmissions(settings.db, batch, settings.limits);
    const { mailbox, site } = confirmations.withheld;
    if (mailbox + site > 0) settings.onWithheld?.(confirmations);
    return stored.map((each) =>
      each instanceof TooMany ? { status: "rejected", reason: each } : { status: "fulfilled", value: each },
    );
  } catch (reason) {
    if (batch.length === 1 || isUnavailable(reason)) return batch.map(() => ({ status: "rejected", reason }));
    const alone = await Promise.all(batch.map((submission) => storeOrSplit(settings, [submission])));
    return alone.flat();
  }
}

function describe(
  received: Received,
  { mail, webhook, clock, random }: Omit<IntakeSettings, "longestWait">,
): NewSubmission {
  const { form, state, fields } = received;
  const now = clock();
  const id = uuidv7(now, random);
  const wording = forms[form].consentWording;
  return {
    ...received,
    id,
    reference: newReference(random),
    newReference: () => newReference(random),
    receivedAt: now,
    fingerprint: fingerprint(form, state, fields),
    spamSigns: findSpamSigns(fields, received.took),
    consent: state === "new" && wording ? { wording } : null,
    deliveries: state === "spam" ? [] : planDeliveries({ id, form, fields }, { mail, webhook }, now, random),
    alarm: planAlarm(id, { mail }, now, random),
  };
}
