/**
 * Leaves unchanged fields out of a form that is being sent: the plan in it has their values already, and an address has
 * limited room. Without script all fields are sent, with the same result.
 */
export function sendChangedFields(form: HTMLFormElement) {
  const unchanged = [...form.elements].filter(
    (field): field is HTMLTextAreaElement =>
      field instanceof HTMLTextAreaElement && field.value === field.defaultValue,
  );
  for (const field of unchanged) field.disabled = true;
  /* The form's data is read in this task, before the timeout. */
  setTimeout(() => {
    for (const field of unchanged) field.disabled = false;
  });
}
