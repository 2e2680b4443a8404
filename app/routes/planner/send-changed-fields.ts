/**
 * Leaves unchanged fields out of a form that is being sent, unless the page's address holds them: the plan in it, or the
 * planner, has their values already, and an address has limited room. Without script all fields are sent, with the same
 * result.
 */
export function sendChangedFields(form: HTMLFormElement) {
  const asked = new URLSearchParams(location.search);
  const unchanged = [...form.elements].filter((field) => isField(field) && !isSent(field, asked));
  for (const field of unchanged) (field as Field).disabled = true;
  /* The form's data is read in this task, before the timeout. */
  setTimeout(() => {
    for (const field of unchanged) (field as Field).disabled = false;
  });
}

/** The query that the form would be sent with, and whether a field of it is changed. */
export function changesOf(form: HTMLFormElement): { query: string; isChanged: boolean } {
  const asked = new URLSearchParams(location.search);
  const query = new URLSearchParams();
  let isChanged = false;
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === "hidden") query.append(field.name, field.value);
    if (!isField(field) || !isSent(field, asked)) continue;
    query.append(field.name, field.value);
    isChanged ||= field.value !== valueSent(field);
  }
  return { query: `${query}`, isChanged };
}

type Field = HTMLTextAreaElement | HTMLInputElement | HTMLSelectElement;

const isSent = (field: Field, asked: URLSearchParams) =>
  field.name !== "" && (field.value !== valueSent(field) || asked.has(field.name));

const isField = (element: Element): element is Field =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && element.type !== "hidden");

/** The value that the server sent. */
const valueSent = (field: Field) =>
  field instanceof HTMLSelectElement
    ? [...field.options].find(({ defaultSelected }) => defaultSelected)?.value
    : field.defaultValue;
