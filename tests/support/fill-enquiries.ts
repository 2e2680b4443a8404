import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { indexedWords } from "#server/database/words.ts";
import { uuidv7 } from "#server/ids/ids.ts";

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
  const now = Date.now();
  const step = (days * 86_400_000) / count;
  for (let number = from; number < count; number++) {
    const at = new Date(now - (count - number) * step);
    const random = chance(number);
    const bytes = (length: number) => Uint8Array.from({ length }, () => random() * 256);
    const [id, time] = [uuidv7(at, bytes), at.toISOString()];
    const fields = fieldsOf(number, random);
    const state = stateOf(number, count);
    insert.submission.run(
      id,
      referenceOf(number),
      state === "spam" ? "spam" : "new",
      time,
      JSON.stringify(fields),
      number % 400 === 0 ? createHash("sha256").update(id).digest("hex") : null,
    );
    const { lastInsertRowid } = insert.ticket.run(
      id,
      fields.reason,
      state,
      time,
      fields.email,
      number % 300 === 0 ? 4 : 0,
    );
    insert.words.run(
      lastInsertRowid,
      indexedWords([referenceOf(number), ...Object.values(fields)].join(" ")),
    );
    for (const kind of ["sales-notice", "sender-confirmation"]) {
      const hasFailed = kind === "sender-confirmation" && number % 5000 === 0;
      const recipient = kind === "sales-notice" ? "sales@mag.example" : fields.email;
      const [result, error] = hasFailed ? ["failed", "550"] : ["sent", null];
      const message = `<${kind}.${number}@mag.example>`;
      insert.delivery.run(uuidv7(at, bytes), id, kind, recipient, message, result, time, time, time, error);
    }
  }
  file.exec("commit; pragma wal_checkpoint(truncate)");
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
