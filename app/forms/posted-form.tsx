import type { ComponentProps } from "react";
import { enquiryForm, honeypotField } from "#content/forms/enquiry-form.ts";

type PostedFormProps = ComponentProps<"form"> & {
  /** Names the form to the server. */
  formName: string;
  /** Values that are sent along and not typed. */
  hiddenFields: Record<string, string | undefined>;
  /** Whether script reports errors; until then the browser does. */
  ready: boolean;
};

/** A form of the site that any browser can post, with its honeypot. */
export function PostedForm({ formName, hiddenFields, ready, children, ...form }: PostedFormProps) {
  return (
    <form data-live="" method="post" action="/" noValidate={ready} {...form}>
      {Object.entries({ "form-name": formName, ...hiddenFields }).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <p hidden>
        <label>
          {enquiryForm.honeypot} <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {children}
    </form>
  );
}
