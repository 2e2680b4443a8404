import { enquiryForm } from "./enquiry-form.ts";
import { leadForm } from "./lead-form.ts";

/** The labels by which the desk shows the fields of all forms, by name. */
export const fieldLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries({ ...leadForm.fields, ...enquiryForm.fields }).map(([name, { label }]) => [name, label]),
  ),
  message: "Message",
  consent: "Consent",
  source: "Source",
};
