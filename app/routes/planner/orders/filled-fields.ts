/** What the fields held before a log filled them. */
export type FieldTexts = ReadonlyMap<string, string>;

const fieldOf = (id: string) => document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#job-${id}`);

/** Fills fields of the form and returns what they held. */
export function fillFields(texts: FieldTexts): FieldTexts {
  const before = new Map<string, string>();
  for (const [id, text] of texts) {
    const field = fieldOf(id);
    if (!field) continue;
    before.set(id, field.value);
    if (field.value === text) continue;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return before;
}
