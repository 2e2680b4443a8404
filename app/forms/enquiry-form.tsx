import { useRef } from "react";
import type { EnquiryFormName } from "#addresses/forms.ts";
import { type EnquiryOpening, enquiryFields, enquiryForm } from "#content/forms/enquiry-form.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { ErrorSummary } from "#ui/error-summary/error-summary.tsx";
import { EnquiryField } from "./enquiry-field.tsx";
import styles from "./enquiry-form.module.css";
import { PostedForm } from "./posted-form.tsx";
import { ReceiptLine } from "./receipt.tsx";
import { forgetDraft, useDraft } from "./use-draft.ts";
import { type Rejected, useForm } from "./use-form.ts";

type EnquiryFormProps = {
  /** Its name, by which the desk knows where it stands. */
  source: EnquiryFormName;
  /** What was sent and what is wrong with it, when the form is shown again to a browser without script. */
  rejected?: Rejected | undefined;
  /** Its initial values, if the page knows what the enquiry is about. */
  opening?: EnquiryOpening | undefined;
};

/**
 * The enquiry: a form that any browser can post. With script it stays on the page, keeps what is typed through every
 * failure, and reports the outcome.
 */
export function EnquiryForm({ source, rejected, opening }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useDraft(form, enquiryFields, opening);
  const { state, ready, onSubmit, onInput } = useForm({
    fields: enquiryForm.fields,
    failure: enquiryForm.failure,
    check: () => enquiryForm.check,
    rejected,
    onSent: clear,
  });
  const { status, problem, receipt } = state;
  const errors = problem?.errors ?? {};
  const wrong = enquiryFields.filter((name) => errors[name]);
  const openingValues: Record<string, string> | undefined = opening;
  const idOf = (name: string) => `${source}-${name}`;

  return (
    <PostedForm
      ref={form}
      formName={source}
      hiddenFields={{ source }}
      ready={ready}
      aria-label={enquiryForm.name}
      className={styles.form}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {problem && wrong.length > 0 && (
        <div className={styles.wide}>
          <ErrorSummary
            title={problem.message}
            errors={wrong.map((name) => ({ field: idOf(name), message: errors[name] ?? "" }))}
          />
        </div>
      )}
      {enquiryFields.map((name) => (
        <EnquiryField
          key={name}
          name={name}
          id={idOf(name)}
          error={errors[name]}
          value={(rejected?.values ?? openingValues)?.[name]}
          className={styles[name]}
        />
      ))}
      {problem && wrong.length === 0 && (
        <Alert tone="error" className={styles.wide ?? ""}>
          <p>{problem.message}</p>
          {problem.hint && <p>{problem.hint}</p>}
        </Alert>
      )}
      <div className={styles.wide} role="status">
        {status === "sent" && (
          <Alert tone="success" inStatus>
            <p>{enquiryForm.success}</p>
            {receipt && <ReceiptLine {...receipt} />}
          </Alert>
        )}
      </div>
      <div className={styles.wide}>
        <Button
          type="submit"
          tone="signal"
          size="xlarge"
          icon="arrow"
          aria-disabled={status === "submitting" || undefined}
        >
          {status === "submitting" ? enquiryForm.submitting : enquiryForm.submit}
        </Button>
      </div>
    </PostedForm>
  );
}

/** Also clears what the page had filled in: the next message may be about something else. */
function clear(form: HTMLFormElement) {
  form.reset();
  for (const name of enquiryFields) (form.elements.namedItem(name) as HTMLInputElement).value = "";
  forgetDraft(enquiryFields);
}
