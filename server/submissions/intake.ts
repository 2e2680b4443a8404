import type { Config } from "#server/config.ts";
import type { Database } from "#server/database/tables.ts";
import { planDeliveries } from "#server/deliveries/plan.ts";
import { type Fields, type FormName, forms } from "./forms.ts";
import { fingerprint, newReference, type Random, uuidv7 } from "./identity.ts";
import { type NewSubmission, storeSubmissions } from "./store.ts";

export interface Received {
  form: FormName;
  state: "new" | "spam";
  fields: Fields;
  /** The page it was sent from: its path as the form says, or its address as the browser does; null where neither does. */
  page: string | null;
}

export interface IntakeSettings {
  db: Database;
  mail: Config["mail"];
  webhook?: Config["webhook"];
  clock: () => Date;
  random: Random;
}

/** SQLite allows 32,766 values in a statement; a submission has eleven, its deliveries eighteen. */
const largestBatch = 100; /* submissions */

/**
 * Opens the way in for submissions: a function that stores one with its deliveries, durably before it resolves, and
 * gives its reference. What arrives at the same moment shares one commit: waiting for the disk is what takes long.
 */
export function openIntake(settings: IntakeSettings) {
  const { db } = settings;
  let waiting: {
    submission: NewSubmission;
    resolve: (reference: string) => void;
    reject: (error: unknown) => void;
  }[] = [];
  let storing = false;

  return (received: Received) =>
    new Promise<string>((resolve, reject) => {
      const submission = describe(received, settings);
      waiting.push({ submission, resolve, reject });
      if (storing) return;
      storing = true;
      setImmediate(storeWaiting);
    });

  async function storeWaiting() {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, largestBatch);
      waiting = waiting.slice(largestBatch);
      const results = await storeOrSplit(
        db,
        batch.map(({ submission }) => submission),
      );
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index];
        if (result?.status === "fulfilled") resolve(result.value);
        else reject(result?.reason);
      }
    }
    storing = false;
  }
}

/** Where a batch can't be stored, each of it is tried alone, so that no submission fails for another's sake. */
async function storeOrSplit(db: Database, batch: NewSubmission[]): Promise<PromiseSettledResult<string>[]> {
  try {
    const references = await storeSubmissions(db, batch);
    return references.map((value) => ({ status: "fulfilled", value }));
  } catch (reason) {
    if (batch.length === 1) return [{ status: "rejected", reason }];
    const alone = await Promise.all(batch.map((submission) => storeOrSplit(db, [submission])));
    return alone.flat();
  }
}

function describe(received: Received, { mail, webhook, clock, random }: IntakeSettings): NewSubmission {
  const { form, state, fields } = received;
  const now = clock();
  const id = uuidv7(now, random);
  const wording = forms[form].consentWording;
  return {
    ...received,
    id,
    reference: newReference(random),
    receivedAt: now,
    fingerprint: fingerprint(form, state, fields),
    consent: state === "new" && wording ? { wording } : null,
    deliveries: state === "spam" ? [] : planDeliveries({ id, form, fields }, { mail, webhook }, now, random),
  };
}
