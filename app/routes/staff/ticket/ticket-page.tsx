import { forms } from "#addresses/forms.ts";
import type { TicketPage as Page } from "#server/staff/pages.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import { Desk } from "../desk.tsx";
import { StateMark } from "../state-mark.tsx";
import { Age, Moment } from "../time.tsx";
import { Deliveries } from "./deliveries.tsx";
import { Facts } from "./facts.tsx";
import { History } from "./history.tsx";
import { Owner } from "./owner.tsx";
import type { Plans as Loaded } from "./plans/load-plans.ts";
import { Plans } from "./plans/plans.tsx";
import { States } from "./states.tsx";
import styles from "./ticket-page.module.css";

const notices = new Map([
  ["state", "The state is changed."],
  ["owner", "The owner is changed."],
  ["note", "The note is saved."],
  ["delivery", "It is first in the queue again."],
]);

/** One enquiry or lead: what was sent, its owner, and its history. */
export function TicketPage({
  viewer,
  now,
  ticket,
  colleagues,
  done,
  plans,
  plansLeftOut,
}: Page & { plans: Loaded | undefined }) {
  const { reference, form, state, fields, receivedAt, dueAt, erasedAt, deliveries, spam } = ticket;
  const late = state === "new" && dueAt <= now;
  return (
    <Desk
      viewer={viewer}
      heading={reference}
      current="enquiries"
      notice={done && notices.get(done)}
      beside={<TextLink href="/staff">All enquiries</TextLink>}
    >
      <p className={styles.standing}>
        <StateMark
          state={state}
          late={late}
          undelivered={deliveries.some((delivery) => delivery.state === "failed")}
          suspect={spam.isSuspect}
          erased={erasedAt !== null}
        />
        <span>
          {forms[form].words}, received <Moment at={receivedAt} />, <Age at={receivedAt} now={now} /> ago
        </span>
        {state === "new" && !late && (
          <span>
            One working day ends <Moment at={dueAt} />
          </span>
        )}
      </p>
      {erasedAt && (
        <Alert tone="note">
          <p>
            What this person sent was erased on <Moment at={erasedAt} />.
          </p>
        </Alert>
      )}
      <div className={styles.columns}>
        <div className={styles.sent}>
          <Facts ticket={ticket} />
          {plansLeftOut && (
            <Alert tone="note">
              <p>
                The plan in this enquiry takes longer to work out than a page may, so its drawing and figures
                are left out. Its link is in the message.
              </p>
            </Alert>
          )}
          {plans && <Plans plans={plans} reference={reference} />}
          <Deliveries ticket={ticket} now={now} />
        </div>
        <div className={styles.work}>
          {!erasedAt && <States reference={reference} state={state} email={fields["email"]} />}
          {!erasedAt && <Owner ticket={ticket} colleagues={colleagues} viewer={viewer} />}
          <History ticket={ticket} />
          {viewer.role === "admin" && !erasedAt && fields["email"] && (
            <form method="post" action="/staff/erase" className={styles.erase}>
              <input type="hidden" name="email" value={fields["email"]} />
              <Button type="submit" size="small">
                Erase this person's data …
              </Button>
            </form>
          )}
        </div>
      </div>
    </Desk>
  );
}
