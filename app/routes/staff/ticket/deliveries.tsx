import type { Delivery, Ticket } from "#server/staff/pages.ts";
import { Button } from "#ui/button/button.tsx";
import { Age, Moment } from "../time.tsx";
import { deliveryWords } from "../words.ts";
import styles from "./ticket-page.module.css";

/** The deliveries of a ticket, their attempts, and a button to try again. */
export function Deliveries({ ticket, now }: { ticket: Ticket; now: Date }) {
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries">Deliveries</h2>
      <ul className={styles.deliveries}>
        {ticket.deliveries.length === 0 && <li className={styles.quiet}>No notice of it was sent.</li>}
        {ticket.deliveries.map((delivery) => (
          <li key={delivery.kind}>
            <p>
              <b>{deliveryWords[delivery.kind]}</b>
              <span className={styles.quiet}>{delivery.recipient}</span>
            </p>
            <p data-failed={delivery.state === "failed" || undefined}>
              <Outcome delivery={delivery} now={now} />
            </p>
            {(delivery.state === "failed" || delivery.state === "pending") && !ticket.erasedAt && (
              <form method="post" action={`/staff/enquiries/${ticket.reference}/delivery`}>
                <input type="hidden" name="kind" value={delivery.kind} />
                <Button
                  type="submit"
                  size="small"
                  aria-label={`${actionFor(delivery)}: ${deliveryWords[delivery.kind]}`}
                >
                  {actionFor(delivery)}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Outcome({ delivery, now }: { delivery: Delivery; now: Date }) {
  const { state, attempts, sentAt, nextAttemptAt, lastError } = delivery;
  const tried = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  const failure = lastError ? `, last failure: ${lastError}` : "";
  if (state === "sent" && sentAt)
    return (
      <>
        Sent <Age at={sentAt} now={now} /> ago, {tried}
      </>
    );
  if (state === "pending")
    return (
      <>
        Waiting, next attempt <Moment at={nextAttemptAt} />, {tried}
        {failure}
      </>
    );
  if (state === "failed") return `Failed for good, ${tried}${failure}`;
  return lastError?.startsWith("limit:") ? "Not sent: too many confirmations within an hour" : "Cancelled";
}

function actionFor({ state }: Delivery) {
  return state === "failed" ? "Send again" : "Send now";
}
