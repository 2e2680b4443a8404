import { botField, enquiryForm } from "#content/enquiry-form.ts";

/** A field that people never see and programs like to fill in. */
export function SentByPrograms() {
  return (
    <p hidden>
      <label>
        {enquiryForm.trap} <input name={botField} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
