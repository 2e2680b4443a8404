/**
 * Leaves out of a form that is being sent what stands in it unchanged: the plan beside it holds that already, and an
 * address has room for so much. Without script all of it is sent, which comes to the same.
 */
export function sendWhatChanged(form: HTMLFormElement) {
  const unchanged = [...form.elements].filter(
    (field): field is HTMLTextAreaElement =>
      field instanceof HTMLTextAreaElement && field.value === field.defaultValue,
  );
  for (const field of unchanged) field.disabled = true;
  /* The form is read in this task. */
  setTimeout(() => {
    for (const field of unchanged) field.disabled = false;
  });
}
