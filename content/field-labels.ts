import { enquiryForm } from "./enquiry-form.ts";
import { leadForm } from "./lead-form.ts";

/** What the team reads beside a field of any form, by its name. */
export const fieldLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries({ ...leadForm.fields, ...enquiryForm.fields }).map(([name, { label }]) => [name, label]),
  ),
  message: "Message",
  consent: "Consent",
  source: "Source",
};
