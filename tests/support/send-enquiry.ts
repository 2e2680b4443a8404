import { goodFields } from "./enquiries.ts";

/** Sends an enquiry as the site's own form does. @returns its reference */
export async function sendEnquiry(origin: string, fields: Partial<typeof goodFields> = {}) {
  const response = await fetch(`${origin}/`, {
    method: "POST",
    headers: { accept: "application/json", origin },
    body: new URLSearchParams({ "form-name": "home-contact", ...goodFields, ...fields }),
  });
  return ((await response.json()) as { reference: string }).reference;
}

/** Sends an enquiry as a browser without script does. */
export function postEnquiry(origin: string, message: string) {
  const body = new URLSearchParams({ ...goodFields, message, "form-name": "contact" });
  return fetch(origin, { method: "POST", body });
}
