type Control = Pick<HTMLInputElement, "name" | "validity" | "value" | "required">;

/** By a field's name: the message for an empty field, and the one for an invalid or too long value. */
export type FieldWords = Record<
  string,
  { readonly missing: string; readonly wrong?: string; readonly maxLength?: number /* characters */ }
>;

/** Finds what is wrong with the form by its HTML constraints, in the site's own words; the server checks the rest. */
export function findErrors(form: HTMLFormElement, fields: FieldWords) {
  const errors: Record<string, string> = {};
  for (const name of Object.keys(fields)) {
    const control = form.elements.namedItem(name) as unknown as Control | null;
    const words = control && wordsFor(control, fields);
    if (words) errors[name] = words;
  }
  return errors;
}

/** What is wrong with a field; undefined if nothing is. */
export function wordsFor({ name, validity, value, required }: Control, fields: FieldWords) {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return undefined;
  /* A browser takes spaces for a value; the server and people don't. */
  if (validity.valueMissing || (required && value.trim() === "")) return field.missing;
  const fits = field.maxLength === undefined || value.length <= field.maxLength;
  return validity.valid && fits ? undefined : (field.wrong ?? field.missing);
}
