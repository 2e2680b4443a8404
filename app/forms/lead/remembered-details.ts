import { useSyncExternalStore } from "react";
import { forgetDraft } from "#app/forms/use-draft.ts";
import { leadFields } from "#content/lead-form.ts";

export type Details = Record<(typeof leadFields)[number], string>;

const key = "lead-details";
const changed = "lead-details-changed";

/** The details of whoever sent a lead form on this device; null: nobody, or they asked to be forgotten. */
export function useRememberedDetails(): Details | null {
  const stored = useSyncExternalStore(subscribe, read, () => null);
  return stored === null ? null : parse(stored);
}

/** Storage can be full or forbidden: then the next form is an empty one, and nothing else changes. */
export function rememberDetails(form: HTMLFormElement) {
  const sent = new FormData(form);
  try {
    localStorage.setItem(
      key,
      JSON.stringify(Object.fromEntries(leadFields.map((name) => [name, sent.get(name)]))),
    );
  } catch {}
  forgetDraft(leadFields);
  dispatchEvent(new Event(changed));
}

export function forgetDetails() {
  try {
    localStorage.removeItem(key);
  } catch {}
  forgetDraft(leadFields);
  dispatchEvent(new Event(changed));
}

/** `storage` comes from other tabs: who is forgotten in one is forgotten in all. */
function subscribe(listener: () => void) {
  addEventListener("storage", listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener("storage", listener);
    removeEventListener(changed, listener);
  };
}

function read() {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What lies there may be of an older make: then it counts as nothing. */
function parse(stored: string): Details | null {
  try {
    const details = JSON.parse(stored) as Partial<Details> | null;
    const whole = leadFields.every((name) => typeof details?.[name] === "string" && details[name] !== "");
    return whole ? (details as Details) : null;
  } catch {
    return null;
  }
}
