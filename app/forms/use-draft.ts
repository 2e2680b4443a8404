import { type RefObject, useEffect } from "react";

/**
 * In session storage, not local storage: the draft survives a reload and a lost connection and goes with the tab, so
 * that the next person at a shared computer does not find it. All forms share it.
 */
const key = "form-draft";

/**
 * Keeps what is typed until it is sent. A field that the browser has already restored is left alone.
 * @param opening what the page filled in: a message begun on another page is appended to it, a choice made on another
 * page replaces it, and it isn't kept as the visitor's words until they change it
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  names: readonly string[],
  opening?: Readonly<Record<string, string>>,
) {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const controls = names
      .map((name) => element.elements.namedItem(name))
      .filter((control) => control !== null) as HTMLInputElement[];
    const isOpening = ({ name, value }: HTMLInputElement) => value !== "" && value === opening?.[name];

    const draft = read();
    for (const control of controls) {
      const kept = draft[control.name] ?? "";
      if (control.value === "") control.value = kept;
      else if (isOpening(control) && kept) control.value = appendDraft(control, kept);
    }

    const keep = () => {
      const typed = controls.filter((control) => !isOpening(control));
      write({ ...read(), ...Object.fromEntries(typed.map(({ name, value }) => [name, value])) });
    };
    if (controls.some((control) => control.value !== "" && !isOpening(control))) keep();
    element.addEventListener("input", keep);
    return () => element.removeEventListener("input", keep);
  }, [form, names, opening]);
}

/** Appends the visitor's words to the page's; a draft begun on this page has the page's words already. */
function appendDraft({ type, value }: HTMLInputElement, kept: string) {
  return type !== "textarea" || kept.startsWith(value) ? kept : `${value}\n${kept}`;
}

/** Forgets what was typed into these fields. */
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

/* Storage can be full or forbidden: then no draft is kept, and nothing else changes. */
function write(draft: Record<string, string>) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {}
}
