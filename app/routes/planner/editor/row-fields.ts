const lists = ["places", "lanes"] as const;
type Rows = Record<(typeof lists)[number], string>;

const fieldOf = (list: string) => document.querySelector<HTMLTextAreaElement>(`#job-${list}`);

/** Reads the form's rows of places and lanes. */
export function readFields(): Rows {
  return { places: fieldOf("places")?.value ?? "", lanes: fieldOf("lanes")?.value ?? "" };
}

export function writeFields(rows: Rows) {
  for (const list of lists) {
    const field = fieldOf(list);
    if (!field || field.value === rows[list]) continue;
    field.value = rows[list];
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
