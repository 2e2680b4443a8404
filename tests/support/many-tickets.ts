import { randomBytes } from "node:crypto";
import type { FormName } from "#addresses/forms.ts";
import type { Fields } from "#server/forms/forms.ts";
import { newReference, uuidv7 } from "#server/ids/ids.ts";
import { type NewSubmission, storeSubmissions } from "#server/intake/store.ts";
import type { Database } from "#server/tables/tables.ts";

const names = [
  "Asha Rao",
  "Jonas Müller",
  "Chloé Martin",
  "Kenji Tanaka",
  "Maria Rossi",
  "Ola Nowak",
  "Li Wei",
];
const companies = [
  "Rao Cold Stores",
  "Müller Logistik",
  "Martin Emballages",
  "Tanaka Parts",
  "Rossi Alimentari",
];
const reasons = ["Looking for Solutions", "Partnership", "Support"];
const forms = ["home-contact", "contact", "landing-page3", "commercial-contact", "mag-sub-product"] as const;
const words =
  "pallets dock aisle rack forklift conveyor quote shifts hall warehouse closed open push trolleys end of line storage we move every hour please call".split(
    " ",
  );

/**
 * Stores this many submissions with their tickets, the last of them at `until`, one every nine minutes.
 * @param first how many of them there are already
 */
export async function storeTickets(db: Database, count: number, until = new Date(), first = 0) {
  for (let begin = 0; begin < count; begin += 500) {
    const numbers = Array.from({ length: Math.min(500, count - begin) }, (_, index) => begin + index);
    await storeSubmissions(
      db,
      numbers.map((number) =>
        submission(first + number, new Date(until.getTime() - (count - number) * 9 * 60_000)),
      ),
    );
  }
}

function submission(number: number, receivedAt: Date): NewSubmission {
  const form: FormName = pick(forms, number);
  const fields = fieldsOf(form, number);
  return {
    id: uuidv7(receivedAt, randomBytes),
    reference: newReference(randomBytes),
    newReference: () => newReference(randomBytes),
    form,
    state: number % 50 === 0 ? "spam" : "new",
    receivedAt,
    page: "http://site.example/contact",
    fields,
    fingerprint: `number ${number}`,
    spamSigns: [],
    consent: null,
    deliveries: [],
  };
}

function fieldsOf(form: FormName, number: number): Fields {
  const person = {
    fullName: pick(names, number),
    companyName: `${pick(companies, number)} ${number % 997}`,
    email: `person${number}@company${number % 997}.example`,
    source: form,
  };
  if (form === "mag-sub-product") return { ...person, jobTitle: "Plant manager", consent: "Yes" };
  const message = Array.from({ length: 30 }, (_, place) => pick(words, number * 7 + place * place)).join(" ");
  const phoneNumber = String(9_000_000_000 + number);
  return { ...person, countryCode: "+91", phoneNumber, reason: pick(reasons, number), message };
}

function pick<Item>(items: readonly Item[], number: number) {
  return items[number % items.length] as Item;
}
