import { hash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { indexedWords } from "#server/database/words.ts";
import { uuidv7 } from "#server/ids/ids.ts";
import type { Database } from "#server/tables/tables.ts";

type Filling = {
  /** How many there will be. */
  count: number;
  /** How many there are already, by this function. */
  from?: number;
  /** They came in this many days before now, evenly. */
  days: number;
};

/**
 * Fills a database of the present version with enquiries, their tickets, words and sent deliveries by SQL alone, a
 * million in a minute or two: what `storeSubmissions` makes of them, without its commits. The site must not run.
 * @param path the SQLite file
 */
export function fillEnquiries(path: string, { count, from = 0, days }: Filling) {
  using file = new DatabaseSync(path);
  file.exec("pragma synchronous = off; pragma cache_size = -400000; pragma secure_delete = off; begin");
  const insert = {
    submission: file.prepare(
      "insert into submissions (id, reference, form, state, received_at, page, fields, fingerprint) values (?, ?, 'contact', ?, ?, '/contact', ?, ?)",
    ),
    ticket: file.prepare(
      "insert into tickets (submission_id, form, reason, state, state_since, email, spam_score) values (?, 'contact', ?, ?, ?, ?, ?)",
    ),
    words: file.prepare("insert into ticket_words (rowid, words) values (?, ?)"),
    delivery: file.prepare(
      "insert into deliveries (id, submission_id, kind, recipient, message_id, state, attempts, created_at, next_attempt_at, sent_at, last_error) values (?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?)",
    ),
  };
  for (const { submission, ticket, words, deliveries } of enquiries({ count, from, days })) {
    insert.submission.run(...Object.values(submission));
    const { lastInsertRowid } = insert.ticket.run(...Object.values(ticket));
    insert.words.run(lastInsertRowid, words);
    for (const delivery of deliveries) {
      const { id, submission_id, kind, recipient, message_id, state, time, last_error } = delivery;
      insert.delivery.run(
        ...[id, submission_id, kind, recipient, message_id, state, time, time, time, last_error],
      );
    }
  }
  file.exec("commit; pragma wal_checkpoint(truncate)");
}

/** The same in PostgreSQL, a thousand at once: a million take some ten minutes. */
export async function fillPostgres(db: Database, filling: Filling) {
  for (const batch of batches(enquiries(filling), 1000)) {
    await db
      .insertInto("submissions")
      .values(batch.map(({ submission }) => ({ ...submission, form: "contact", page: "/contact" }) as never))
      .execute();
    const numbers = await db
      .insertInto("tickets")
      .values(batch.map(({ ticket }) => ({ ...ticket, form: "contact" }) as never))
      .returning(["number", "submission_id"])
      .execute();
    const numberOf = new Map(numbers.map(({ submission_id, number }) => [submission_id, number]));
    const words = batch.map((each) => ({
      rowid: numberOf.get(each.submission.id) ?? 0,
      words: each.words,
    }));
    await db.insertInto("ticket_words").values(words).execute();
    const deliveries = batch.flatMap((each) =>
      each.deliveries.map(({ time, ...delivery }) => ({
        ...{ ...delivery, attempts: 1, created_at: time, next_attempt_at: time, sent_at: time },
      })),
    );
    await db
      .insertInto("deliveries")
      .values(deliveries as never)
      .execute();
  }
  await sql`analyze`.execute(db);
}

function* batches<Value>(values: Iterable<Value>, size: number) {
  let batch: Value[] = [];
  for (const value of values) {
    batch.push(value);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function* enquiries({ count, from = 0, days }: Filling) {
  const now = Date.now();
  const step = (days * 86_400_000) / count;
  for (let number = from; number < count; number++) {
    const at = new Date(now - (count - number) * step);
    const random = chance(number);
    const bytes = (length: number) => Uint8Array.from({ length }, () => random() * 256);
    const [id, time] = [uuidv7(at, bytes), at.toISOString()];
    const fields = fieldsOf(number, random);
    const state = stateOf(number, count);
    yield {
      submission: {
        id,
        reference: referenceOf(number),
        state: state === "spam" ? "spam" : "new",
        received_at: time,
        fields: JSON.stringify(fields),
        fingerprint: number % 400 === 0 ? hash("sha256", id) : null,
      },
      ticket: {
        submission_id: id,
        reason: fields.reason,
        state,
        state_since: time,
        email: fields.email,
        spam_score: number % 300 === 0 ? 4 : 0,
      },
      words: indexedWords([referenceOf(number), ...Object.values(fields)].join(" ")),
      deliveries: ["sales-notice", "sender-confirmation"].map((kind) => {
        const hasFailed = kind === "sender-confirmation" && number % 5000 === 0;
        return {
          id: uuidv7(at, bytes),
          submission_id: id,
          kind,
          recipient: kind === "sales-notice" ? "sales@mag.example" : fields.email,
          message_id: `<${kind}.${number}@mag.example>`,
          state: hasFailed ? "failed" : "sent",
          time,
          last_error: hasFailed ? "550" : null,
        };
      }),
    };
  }
}

/** The address of one person, who sent three of them. */
export const frequentSender = "often@company.example";

/** The newest are new, a few were taken for spam, most are done with. */
function stateOf(number: number, count: number) {
  if (number % 50 === 0) return "spam";
  if (number > count * 0.98) return "new";
  return number % 3 === 0 ? "answered" : "closed";
}

function fieldsOf(number: number, random: () => number) {
  return {
    fullName: `${wordOf(random() * 900)} ${wordOf(3000 + random() * 9000)}`,
    companyName: `${wordOf(20_000 + random() * 9000)} ${number % 997}`,
    email: number % 400_000 === 7 ? frequentSender : `person${number}@company${number % 9970}.example`,
    countryCode: "+91",
    phoneNumber: String(9_000_000_000 + number),
    reason: ["Looking for Solutions", "Partnership", "Support"][number % 3] as string,
    /* Most words are common, as in any language. */
    message: Array.from({ length: 30 }, () => wordOf(20_000 * random() ** 4)).join(" "),
  };
}

const syllables = "pa le do ka ra si fo li con ve quo te shi hal wa re clo pu tro mo".split(" ");

function wordOf(number: number): string {
  const whole = Math.floor(number);
  const rest = Math.floor(whole / syllables.length);
  return `${rest > 0 ? wordOf(rest) : ""}${syllables[whole % syllables.length]}`;
}

/** Another one for each number: 40 bits, multiplied by an odd number. */
function referenceOf(number: number) {
  const text = ((BigInt(number + 1) * 549_755_813_881n) % 2n ** 40n)
    .toString(32)
    .padStart(8, "0")
    .toUpperCase();
  const spoken = text.replaceAll(
    /[ILOU]/g,
    (letter) => ({ I: "W", L: "X", O: "Y", U: "Z" })[letter] ?? letter,
  );
  return `MR-${spoken.slice(0, 4)}-${spoken.slice(4)}`;
}

function chance(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x9e3779b9) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}
