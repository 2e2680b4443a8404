import type { Entry, Ticket } from "#server/staff/pages.ts";
import { Button } from "#ui/button/button.tsx";
import { TextArea } from "#ui/field/text-area.tsx";
import { Moment } from "../time.tsx";
import { deliveryWords, stateWords } from "../words.ts";
import styles from "./ticket-page.module.css";

/** Notes and changes, oldest first, and a field for the next note. */
export function History({ ticket: { reference, entries, receivedAt, erasedAt } }: { ticket: Ticket }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history">Notes and history</h2>
      <ol className={styles.history}>
        <li>
          <p>Received</p>
          <p className={styles.quiet}>
            <Moment at={receivedAt} />
          </p>
        </li>
        {entries.map((entry) => (
          <li key={`${entry.at.toISOString()} ${entry.kind} ${entry.text}`}>
            <p className={entry.kind === "note" ? styles.note : undefined}>{said(entry)}</p>
            <p className={styles.quiet}>
              {entry.staff}, <Moment at={entry.at} />
            </p>
          </li>
        ))}
      </ol>
      {!erasedAt && (
        <form method="post" action={`/staff/enquiries/${reference}/note`} className={styles.write}>
          <TextArea label="Note for colleagues" id="note" name="note" maxLength={5000} required />
          <Button type="submit" size="small">
            Save the note
          </Button>
        </form>
      )}
    </section>
  );
}

function said({ kind, text }: Entry) {
  switch (kind) {
    case "note":
      return text || "A note, erased";
    case "state":
      return `State: ${stateWords[text as keyof typeof stateWords] ?? text}`;
    case "owner":
      return text ? `Handed to ${text}` : "Handed back";
    case "sent-again":
      return `Sent again: ${deliveryWords[text as keyof typeof deliveryWords] ?? text}`;
    case "erased":
      return "Personal data erased";
  }
}
