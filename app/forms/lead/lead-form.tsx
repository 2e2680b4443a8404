import { useRef, useState } from "react";
import { useLocation } from "react-router";
import type { LeadFormName } from "#addresses/forms.ts";
import { PostedForm } from "#app/forms/posted-form.tsx";
import type { Rejected } from "#app/forms/use-form.ts";
import { leadForm, pageField } from "#content/forms/lead-form.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/field/checkbox.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { LeadFields } from "./lead-fields.tsx";
import styles from "./lead-form.module.css";
import { forgetDetails, rememberDetails, useRememberedDetails } from "./remembered-details.ts";
import { RememberedVisitor } from "./remembered-visitor.tsx";
import type { Download } from "./save-document.ts";
import { Thanks } from "./thanks.tsx";
import { type LeadSetting, useLead } from "./use-lead.ts";

/** What a visitor asks for: `title` is sent as the form's `source`. */
export type WantedDocument = Download & { readonly title: string };

export type LeadFormProps = {
  name?: LeadFormName;
  setting: LeadSetting;
  /** The document that the form is for; without it and without `choice` the visitor is promised an answer only. */
  document?: WantedDocument | undefined;
  /** Documents to choose from. */
  choice?: readonly WantedDocument[] | undefined;
  /** What was sent and what is wrong with it, when the form is shown again to a browser without script. */
  rejected?: Rejected | undefined;
  /** Called when the form should close: by its own close action or at the end of a download. */
  onClose?: (() => void) | undefined;
};

/**
 * The lead form: a form that any browser can post. With script it stays on the page, asks a visitor whose details this
 * device remembers only to confirm, slides in a thank-you panel, and downloads the document.
 */
export function LeadForm({
  name = "case-study-form",
  setting,
  document: only,
  choice,
  rejected,
  onClose,
}: LeadFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { pathname, search } = useLocation();
  /* An inline form may be prerendered by the build, which knows no query and ends paths with a slash. */
  const here = setting === "inline" ? pathname.replace(/(?<=.)\/$/, "") : pathname + search;
  const [chosen, setChosen] = useState(rejected?.values["source"] ?? "");
  const [changing, setChanging] = useState(false);
  const [forgotten, setForgotten] = useState(false);
  const details = useRememberedDetails();
  const wanted = only ?? choice?.find(({ title }) => title === chosen);
  const { status, problem, receipt, downloadFailure, ready, onSubmit, onInput, startAgain } = useLead({
    setting,
    download: wanted,
    rejected,
    onSent: rememberDetails,
    onClose,
  });
  const errors = problem?.errors ?? {};
  const idOf = (field: string) => `${name}-${field}`;
  const isThanked = status === "thanked";
  const isKnown = details !== null && !changing && !rejected;

  return (
    <div className={styles.track} data-status={status}>
      <PostedForm
        ref={form}
        formName={name}
        hiddenFields={{ [pageField]: rejected ? rejected.page : here, source: only?.title }}
        ready={ready}
        aria-label={only ? `Your details for ${only.title}` : "Your details"}
        className={styles.form}
        inert={isThanked}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        {problem && (
          <Alert tone="error">
            <p>{problem.isRefused ? leadForm.failureAlert : problem.message}</p>
            {problem.hint && <p>{problem.hint}</p>}
          </Alert>
        )}
        {choice && (
          <SelectField
            id={idOf("source")}
            name="source"
            label={leadForm.choice.label}
            blank={leadForm.choice.blank}
            options={choice.map(({ title }) => ({ value: title, label: title }))}
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        )}
        {isKnown ? (
          <RememberedVisitor
            details={details}
            onChange={() => setChanging(true)}
            onForget={() => {
              setForgotten(true);
              forgetDetails();
            }}
          />
        ) : (
          <LeadFields
            form={form}
            idOf={idOf}
            errors={errors}
            values={rejected?.values ?? (changing ? (details ?? {}) : {})}
            takesFocus={changing || forgotten}
          />
        )}
        <div aria-live="polite" className={styles.news}>
          {forgotten && !isKnown && <p>{leadForm.remembered.forgotten}</p>}
        </div>
        <Checkbox
          id={idOf("consent")}
          name="consent"
          value="Yes"
          label={leadForm.fields.consent.label}
          required
          error={errors["consent"]}
          defaultChecked={rejected?.values["consent"] === "Yes"}
        />
        <div className={styles.send}>
          <Button
            type="submit"
            tone="signal"
            size="large"
            icon="arrow"
            aria-disabled={status !== "editing" || undefined}
          >
            {status === "submitting" ? leadForm.submitting : leadForm.submit}
          </Button>
          {problem?.isRefused && <p className={styles.inline}>{leadForm.failure}</p>}
        </div>
      </PostedForm>
      {isThanked && (
        <Thanks
          document={wanted}
          setting={setting}
          receipt={receipt}
          downloadFailure={downloadFailure}
          onClose={onClose}
          onAgain={setting === "inline" ? startAgain : undefined}
        />
      )}
    </div>
  );
}
