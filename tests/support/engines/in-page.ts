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

/** What has the focus, and what of it a visitor without a pointer would miss. */
export type Stop = { name: string; tag: string; faults: string[] };

/** Says what has the focus: nothing, or its name, and whether it has a name and a role, and can be seen to have it. */
export function focusedStop(): Stop {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body)
    return { name: "", tag: "body", faults: ["nothing has the focus"] };
  const clean = (words: string) => words.replaceAll(/\s+/g, " ").trim();
  const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const name = clean(
    element.getAttribute("aria-label") ||
      ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ") ||
      [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(" ") ||
      `${element.textContent} ${[...element.querySelectorAll("img")].map(({ alt }) => alt).join(" ")}`,
  );
  const faults: string[] = [];
  if (!name) faults.push("no name");
  if (!element.matches("a[href], button, input, select, textarea, summary, pre, [role]") && !ids.length)
    if (!element.hasAttribute("aria-label")) faults.push("no role");
  /* In a drawing a ring is part of it. */
  const ringed = [element, ...element.querySelectorAll("circle")].map((each) => getComputedStyle(each));
  const hasRing = ringed.some(
    ({ outlineStyle, outlineWidth, stroke, strokeWidth }, index) =>
      (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) ||
      (index > 0 && stroke !== "none" && Number.parseFloat(strokeWidth) >= 2),
  );
  if (!hasRing) faults.push("no ring");
  const box = element.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y] as const));
  const seen = points.some(([x, y]) => {
    const at = document.elementFromPoint(box.x + x * box.width, box.y + y * box.height);
    return at && (element.contains(at) || at.contains(element));
  });
  if (!seen) faults.push("out of sight");
  return { name, tag: element.localName, faults };
}

/** Notes what live regions say from now on; once a document. */
export function listenToRegions() {
  const page = window as { said?: string[] };
  if (page.said) return;
  const said: string[] = [];
  page.said = said;
  const last = new Map<Element, string>();
  const regions = ":is([role=status], [role=alert], [role=log]):not([aria-live=off])";
  const note = () => {
    for (const region of document.querySelectorAll(regions)) {
      const words = (region.textContent ?? "").replaceAll(/\s+/g, " ").trim();
      if (last.get(region) === words || (!words && !last.has(region))) continue;
      last.set(region, words);
      if (words) said.push(words);
    }
  };
  note();
  said.length = 0;
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
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
