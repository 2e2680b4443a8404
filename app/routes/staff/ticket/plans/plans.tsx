import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import ticketStyles from "../ticket-page.module.css";
import type { Change } from "./changes.ts";
import type { Plans as Loaded } from "./load-plans.ts";
import { PlanShown } from "./plan-shown.tsx";

/** The plan that came with an enquiry, the plan of the answer, and a form to keep another answer. */
export function Plans({ plans: { sent, answer }, reference }: { plans: Loaded; reference: string }) {
  return (
    <>
      <section aria-labelledby="plan">
        <h2 id="plan">The plan that was sent</h2>
        <PlanShown plan={sent} open="Open it in the planner and correct what you know better" />
      </section>
      <section aria-labelledby="answer">
        <h2 id="answer">The plan to answer with</h2>
        {answer && (
          <>
            <Changes changes={answer.changes} />
            <PlanShown plan={answer} open="Open it in the planner" />
            <p>
              <Button href={answer.mail} size="small" tone="solid">
                Answer by email with both links
              </Button>
            </p>
          </>
        )}
        <form method="post" action={`/staff/enquiries/${reference}/note`} className={ticketStyles.write}>
          <TextField
            label={answer ? "Replace it with another link" : "Link of the plan as you would change it"}
            hint="Change the plan in the planner, press “Ask again”, and copy the address."
            id="answer-link"
            name="note"
            maxLength={5000}
            required
            autoComplete="off"
          />
          <Button type="submit" size="small">
            Save it as the answer
          </Button>
        </form>
      </section>
    </>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p>It is the plan that was sent, unchanged.</p>;
  return (
    <dl className={ticketStyles.facts} aria-label="What was changed">
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before} → {after}
          </dd>
        </div>
      ))}
    </dl>
  );
}
