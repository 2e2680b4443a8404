type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Control = Field | HTMLElement;

const selector = "input:not([type=hidden]), textarea, select, details, [popover]";

let known = new Map<string, Control>();
let path = "";
let focused: EventTarget | null = null;
/** Popovers that are shown, or were when React replaced them: a menu that was opened before the script came. */
const shown = new Set<EventTarget | null>();

/** Notes the controls of the page as the server sent it, before React looks at them. */
export function noteControls() {
  known = findControls();
  path = location.pathname;
  focused = document.activeElement;
  if (CSS.supports("selector(:popover-open)"))
    for (const popover of document.querySelectorAll(":popover-open")) shown.add(popover);
  /* React stops this event on its way up while it hydrates, so it is heard on its way down. */
  addEventListener(
    "focusin",
    ({ target }) => {
      focused = target;
    },
    true,
  );
  addEventListener("toggle", noteShown, true);
}

/**
 * Carries what was typed, chosen, opened and focused from controls that React has replaced to those that it has put in
 * their place. Call it once the new ones are in the document.
 */
export function keepTyped() {
  if (location.pathname !== path) return known.clear();
  const present = findControls();
  for (const [key, old] of known) {
    const fresh = present.get(key);
    if (old.isConnected || !fresh || fresh === old) continue;
    known.set(key, fresh);
    carry(old, fresh);
  }
  /* An element that is moved within the document loses the focus, too. */
  if (document.activeElement === document.body && focused instanceof HTMLElement && focused.isConnected)
    focused.focus({ preventScroll: true });
}

function noteShown({ target, newState }: ToggleEvent) {
  if (newState === "open") shown.add(target);
  else shown.delete(target);
}

/** Each control by its kind, its form, its name, and its place among those of the same. */
function findControls() {
  const found = new Map<string, Control>();
  const counts = new Map<string, number>();
  for (const control of document.querySelectorAll<Control>(selector)) {
    const form = "form" in control ? control.form?.getAttribute("id") : "";
    const like = [control.localName, form, control.getAttribute("name")].join(" ");
    const count = counts.get(like) ?? 0;
    counts.set(like, count + 1);
    found.set(`${like} ${count}`, control);
  }
  return found;
}

function carry(old: Control, fresh: Control) {
  if (copyState(old, fresh)) setTimeout(announce, 0, fresh);
  if (focused !== old || document.activeElement !== document.body) return;
  fresh.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = old as HTMLInputElement;
  /* Fields for email addresses and numbers have none. */
  if (typeof selectionStart === "number")
    (fresh as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}

/** @returns whether the visitor had changed it */
function copyState(old: Control, fresh: Control) {
  if (fresh instanceof HTMLDetailsElement) fresh.open = (old as typeof fresh).open;
  if (fresh.popover && shown.has(old)) fresh.showPopover();
  if (!("value" in fresh)) return false;
  if (fresh instanceof HTMLInputElement) {
    const { type, checked, defaultChecked, files } = old as typeof fresh;
    if (type === "checkbox" || type === "radio") {
      /* React hears of a tick by a click, and of nothing else. */
      if (checked !== defaultChecked && fresh.checked !== checked) fresh.click();
      return false;
    }
    if (type === "file") {
      fresh.files = files;
      return Boolean(files?.length);
    }
  }
  const { value } = old as Field;
  const before = "defaultValue" in old ? old.defaultValue : (fresh as Field).value;
  /* React takes note of what is set by an element's own property; an event with the same value is none to it. */
  if (value !== before)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(fresh), "value")?.set?.call(fresh, value);
  return value !== before;
}

function announce(control: Control) {
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
}
