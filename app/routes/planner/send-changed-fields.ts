/**
 * Leaves unchanged fields out of a form that is being sent, unless the page's address holds them: the plan in it, or the
 * planner, has their values already, and an address has limited room. Without script all fields are sent, with the same
 * result.
 */
export function sendChangedFields(form: HTMLFormElement) {
  const asked = new URLSearchParams(location.search);
  const unchanged = [...form.elements].filter(
    (field): field is Field => isField(field) && field.value === valueSent(field) && !asked.has(field.name),
  );
  for (const field of unchanged) field.disabled = true;
  /* The form's data is read in this task, before the timeout. */
  setTimeout(() => {
    for (const field of unchanged) field.disabled = false;
  });
}

type Field = HTMLTextAreaElement | HTMLInputElement | HTMLSelectElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && element.type !== "hidden");

/** The value that the server sent. */
const valueSent = (field: Field) =>
  field instanceof HTMLSelectElement
    ? [...field.options].find(({ defaultSelected }) => defaultSelected)?.value
    : field.defaultValue;
