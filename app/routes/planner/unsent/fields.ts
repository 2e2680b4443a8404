type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of a form whose values differ from those that the page came with. */
export function changedIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    controlsOf(form)
      .filter((control) => control.value !== begunWith(control))
      .map(({ name, value }) => [name, value]),
  );
}

/** Restores values of fields that the visitor hasn't changed since. @returns whether there was one */
export function restoreFields(form: HTMLFormElement, values: Readonly<Record<string, string>>): boolean {
  let some = false;
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (typeof value !== "string" || value === control.value || control.value !== begunWith(control))
      continue;
    control.value = value;
    control.closest("details")?.setAttribute("open", "");
    control.dispatchEvent(new Event("input", { bubbles: true }));
    some = true;
  }
  return some;
}

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement && element.type !== "hidden") ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  );

function begunWith(control: Control) {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const begun = [...control.options].find(({ defaultSelected }) => defaultSelected);
  return (begun ?? control.options[0])?.value;
}
