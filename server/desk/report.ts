import { legible, legibleAmongLines } from "#content/wording/legible.ts";
import { type DeliveryReport, deliveriesOf } from "#server/deliveries/list.ts";
import { allSubmissions, findByReference, type StoredSubmission } from "#server/submissions/list.ts";
import type { Database } from "#server/tables/tables.ts";

/** Lists submissions for a terminal, newest first: either spam or everything else. */
export async function* listSubmissions(db: Database, { spam }: { spam: boolean }): AsyncGenerator<string> {
  const shown = spam ? "spam" : "new";
  let count = 0;
  let others = 0;
  for await (const page of inPages(allSubmissions(db), 200)) {
    const matching = page.filter(({ state }) => state === shown);
    count += matching.length;
    others += page.length - matching.length;
    const deliveries = await deliveriesOf(
      db,
      matching.map(({ id }) => id),
    );
    for (const submission of matching) yield line(submission, deliveries.get(submission.id) ?? []);
  }
  yield `${count} ${spam ? "taken for spam" : "received"}${count === 0 ? "" : ", newest first"}.\n`;
  if (others > 0 && !spam)
    yield `${others} more were taken for spam; to see them: npm run enquiries -- --spam\n`;
}

/** Everything known of one submission, for a terminal; undefined if there is none with this reference. */
export async function describeSubmission(db: Database, reference: string) {
  const submission = await findByReference(db, reference);
  if (!submission) return undefined;
  const { receivedAt, form, state, page, fields, consent } = submission;
  const deliveries = (await deliveriesOf(db, [submission.id])).get(submission.id) ?? [];
  const facts = [
    ["reference", submission.reference],
    ["receivedAt", receivedAt.toISOString()],
    ["form", form],
    ["state", state],
    ["page", page ?? "not known"],
    ...Object.entries(fields),
    ...(consent ? [["consent given", `${consent.at.toISOString()}: ${consent.wording}`]] : []),
    ...deliveries.map((delivery) => [`email ${delivery.kind}`, outcome(delivery)]),
  ];
  return facts.map(([name, value = ""]) => `${name}: ${legibleAmongLines(value)}\n`).join("");
}

function line(submission: StoredSubmission, deliveries: DeliveryReport[]) {
  const { reference, receivedAt, form, state, fields } = submission;
  const who = `${fields.fullName ?? ""}, ${fields.companyName ?? ""}`.replaceAll(/\s+/g, " ");
  const mails = deliveries.map((delivery) => `${delivery.kind} ${delivery.state}`).join(", ");
  const parts = [reference, receivedAt.toISOString(), form, state, legible(who), mails || "no emails"];
  return `${parts.join("  ")}\n`;
}

function outcome({ recipient, state, attempts, sentAt, nextAttemptAt, lastError }: DeliveryReport) {
  const tried = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  const failure = lastError ? `, last failure: ${lastError}` : "";
  const when = {
    sent: `sent at ${sentAt?.toISOString()}`,
    pending: `pending, next attempt at ${nextAttemptAt.toISOString()}`,
    failed: "failed for good",
    cancelled: "cancelled",
  }[state];
  return `to ${recipient}, ${when}, ${tried}${failure}`;
}

async function* inPages<Item>(items: AsyncIterable<Item>, size: number) {
  let page: Item[] = [];
  for await (const item of items) {
    page.push(item);
    if (page.length < size) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
