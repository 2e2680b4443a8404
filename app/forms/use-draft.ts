import { type RefObject, useEffect } from "react";

/**
 * In the session's storage, not the local one: what was typed survives a reload and a lost connection, and is gone
 * with the tab, so that the next person at a shared computer does not find it. All forms share it.
 */
const key = "form-draft";

/** Keeps what is typed until it is sent. A field that holds something already, put back by the browser, stays. */
export function useDraft(form: RefObject<HTMLFormElement | null>, names: readonly string[]) {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const controls = names
      .map((name) => element.elements.namedItem(name))
      .filter((control) => control !== null) as HTMLInputElement[];

    const draft = read();
    for (const control of controls) if (control.value === "") control.value = draft[control.name] ?? "";

    const keep = () =>
      write({ ...read(), ...Object.fromEntries(controls.map(({ name, value }) => [name, value])) });
    if (controls.some(({ value }) => value !== "")) keep();
    element.addEventListener("input", keep);
    return () => element.removeEventListener("input", keep);
  }, [form, names]);
}

/** Drops what was typed into these fields. */
export function forgetDraft(names: readonly string[]) {
  const others = Object.entries(read()).filter(([name]) => !names.includes(name));
  write(Object.fromEntries(others));
}

function read(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/* Storage can be full or forbidden: then a draft is not kept, and nothing else changes. */
function write(draft: Record<string, string>) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {}
}
