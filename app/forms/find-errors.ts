type Control = Pick<HTMLInputElement, "name" | "validity" | "value" | "required">;

/** By a field's name: what is said where it is empty, and where what it holds can't be or is too long. */
export type FieldWords = Record<
  string,
  { readonly missing: string; readonly wrong?: string; readonly maxLength?: number /* characters */ }
>;

/** What is wrong with the form, in our own words, as far as its HTML can tell; the server knows the rest. */
export function findErrors(form: HTMLFormElement, fields: FieldWords) {
  const errors: Record<string, string> = {};
  for (const name of Object.keys(fields)) {
    const control = form.elements.namedItem(name) as unknown as Control | null;
    const words = control && wordsFor(control, fields);
    if (words) errors[name] = words;
  }
  return errors;
}

/** What is wrong with a field; undefined: nothing. */
export function wordsFor({ name, validity, value, required }: Control, fields: FieldWords) {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return undefined;
  /* To a browser spaces are a value; to the server, and to people, they are none. */
  if (validity.valueMissing || (required && value.trim() === "")) return field.missing;
  const fits = field.maxLength === undefined || value.length <= field.maxLength;
  return validity.valid && fits ? undefined : (field.wrong ?? field.missing);
}
