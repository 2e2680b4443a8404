/* These functions run in the page, so they use nothing defined outside them. */

export type Role =
  | "button"
  | "link"
  | "textbox"
  | "checkbox"
  | "combobox"
  | "heading"
  | "tab"
  | "summary"
  | "dialog"
  | "menuitem";

/** Finds what has a role and a name in sight, marks it and returns a selector for the mark; null where there is none. */
export function findElement(role: Role, name: string) {
  const selectors: Record<Role, string> = {
    button: "button, [role=button]",
    link: "a[href]",
    textbox: "input:not([type=checkbox], [type=hidden], [type=file]), textarea, [contenteditable=true]",
    checkbox: "input[type=checkbox]",
    combobox: "select",
    heading: "h1, h2, h3, h4",
    tab: "[role=tab]",
    summary: "summary",
    dialog: "dialog[open], [role=dialog]",
    menuitem: "[role=menuitem]",
  };
  const clean = (words: string) => words.replaceAll(/\s+/g, " ").trim();
  const nameOf = (element: Element) => {
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const described = ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    const images = [...element.querySelectorAll("img")].map(({ alt }) => alt).join(" ");
    const own = element.matches("input, select, textarea") ? "" : `${element.textContent} ${images}`;
    return clean(
      element.getAttribute("aria-label") ||
        described ||
        labels.map((label) => label.textContent).join(" ") ||
        own,
    );
  };
  const open = document.querySelector("dialog:modal") ?? document;
  const all = [
    ...open.querySelectorAll(selectors[role]),
    ...(open instanceof Element && open.matches(selectors[role]) ? [open] : []),
  ];
  const seen = all.filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const found =
    seen.find((element) => nameOf(element) === name) ??
    seen.find((element) => nameOf(element).startsWith(name));
  if (!found) return null;
  const mark = `${performance.now()}`;
  found.setAttribute("data-found", mark);
  found.scrollIntoView({ block: "center", behavior: "instant" });
  return `[data-found="${mark}"]`;
}

/** Gathers errors that nobody caught and breaches of the page's policy, from now on; once a document. */
export function watchForErrors() {
  const page = window as { pageErrors?: string[] };
  if (page.pageErrors) return;
  const errors: string[] = [];
  page.pageErrors = errors;
  addEventListener("error", ({ message }) => message && errors.push(message));
  addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    errors.push(`${violatedDirective} forbids ${blockedURI}`),
  );
  const say = console.error;
  console.error = (...words) => {
    errors.push(words.join(" "));
    say(...words);
  };
}
