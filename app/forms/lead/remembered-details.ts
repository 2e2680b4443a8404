import { useSyncExternalStore } from "react";
import { forgetDraft } from "#app/forms/use-draft.ts";
import { leadFields } from "#content/forms/lead-form.ts";

export type Details = Record<(typeof leadFields)[number], string>;

const key = "lead-details";
const changed = "lead-details-changed";

/**
 * The details of the visitor who last sent a lead form on this device; null if nobody did, or if they asked to be
 * forgotten.
 */
export function useRememberedDetails(): Details | null {
  const stored = useSyncExternalStore(subscribe, read, () => null);
  return stored === null ? null : parse(stored);
}

/** Storage can be full or forbidden: then the next form begins empty, and nothing else changes. */
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

/** `storage` events come from other tabs: details that one tab forgets are forgotten in all. */
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

/** Stored details may have an older format: then they are ignored. */
function parse(stored: string): Details | null {
  try {
    const details = JSON.parse(stored) as Partial<Details> | null;
    const whole = leadFields.every((name) => typeof details?.[name] === "string" && details[name] !== "");
    return whole ? (details as Details) : null;
  } catch {
    return null;
  }
}
