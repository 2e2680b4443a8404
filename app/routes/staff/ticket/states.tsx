import { isEmailAddress } from "#content/forms/email-address.ts";
import type { TicketState } from "#server/staff/pages.ts";
import { Button } from "#ui/button/button.tsx";
import { stateActions } from "../words.ts";
import styles from "./ticket-page.module.css";

type StatesProps = { reference: string; state: TicketState; email: string | undefined };

/** The states that may follow each state; the most frequent one first. */
const next: Record<TicketState, readonly TicketState[]> = {
  new: ["answered", "closed", "spam"],
  answered: ["closed", "new"],
  closed: ["new"],
  spam: ["new"],
};

export function States({ reference, state, email }: StatesProps) {
  const reply = `mailto:${encodeURIComponent(email ?? "")}?subject=${encodeURIComponent(`Your enquiry (${reference})`)}`;
  return (
    <section aria-labelledby="state">
      <h2 id="state">State</h2>
      <form method="post" action={`/staff/enquiries/${reference}/state`} className={styles.states}>
        {next[state].map((to, place) => (
          <Button
            key={to}
            type="submit"
            name="state"
            value={to}
            size="small"
            tone={place ? "outline" : "solid"}
          >
            {state === "spam" ? "Not spam: restore and deliver" : stateActions[to]}
          </Button>
        ))}
        {email && isEmailAddress(email) && state !== "spam" && (
          <Button href={reply} size="small">
            Reply by email
          </Button>
        )}
      </form>
    </section>
  );
}
