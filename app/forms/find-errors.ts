import { enquiryFields, enquiryForm } from "#content/enquiry-form.ts";

type Control = Pick<HTMLInputElement, "name" | "validity">;

/** What is wrong with the form, in our own words, as far as its HTML can tell; the server knows the rest. */
export function findErrors(form: HTMLFormElement) {
  const errors: Record<string, string> = {};
  for (const name of enquiryFields) {
    const words = wordsFor(form.elements.namedItem(name) as unknown as Control);
    if (words) errors[name] = words;
  }
  return errors;
}

/** What is wrong with a field; undefined: nothing. */
export function wordsFor({ name, validity }: Control) {
  const field = enquiryFields.find((known) => known === name);
  if (!field || validity.valid) return undefined;
  const { missing, wrong } = enquiryForm.fields[field];
  return validity.valueMissing ? missing : wrong;
}
