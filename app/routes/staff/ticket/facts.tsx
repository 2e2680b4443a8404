import { isEmailAddress } from "#content/forms/email-address.ts";
import { fieldLabels } from "#content/forms/field-labels.ts";
import type { Ticket } from "#server/staff/pages.ts";
import { Moment } from "../time.tsx";
import { spamWords } from "../words.ts";
import styles from "./ticket-page.module.css";

/** Every field as it was sent, and the consent with its wording. */
export function Facts({ ticket: { fields, page, consent, spam } }: { ticket: Ticket }) {
  const phone = `${fields["countryCode"] ?? ""}${fields["phoneNumber"] ?? ""}`.replaceAll(/[^+\d]/g, "");
  return (
    <section aria-labelledby="sent">
      <h2 id="sent">What was sent</h2>
      <dl className={styles.facts}>
        {Object.entries(fields).map(([name, value]) => (
          <div key={name}>
            <dt>{fieldLabels[name] ?? name}</dt>
            <dd>{linked(name, value ?? "", phone)}</dd>
          </div>
        ))}
        <div>
          <dt>Page</dt>
          <dd>{page ?? "Not known"}</dd>
        </div>
        {spam.signs.length > 0 && (
          <div>
            <dt>Signs of spam</dt>
            <dd>{spam.signs.map((sign) => spamWords[sign]).join("; ")}</dd>
          </div>
        )}
        {consent && (
          <div>
            <dt>Consent given</dt>
            <dd>
              “{consent.wording}”
              <small>
                <Moment at={consent.at} />
                {consent.page && `, on ${consent.page}`}
              </small>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function linked(name: string, value: string, phone: string) {
  if (name === "email" && isEmailAddress(value))
    return <a href={`mailto:${encodeURIComponent(value)}`}>{value}</a>;
  if (name === "phoneNumber" && phone) return <a href={`tel:${phone}`}>{value}</a>;
  return value;
}
