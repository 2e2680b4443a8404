import { formTimeHeader } from "#content/forms/enquiry-form.ts";
import type { Receipt } from "./receipt.tsx";

export type Outcome =
  | { ok: true; receipt: Receipt | undefined }
  | { ok: false; errors: Record<string, string>; hint?: string | undefined };

/** After that no answer is expected. A second try is safe: the server stores a message once. */
const answerWithin = 30_000; /* ms */

/** Posts a form to the site and waits for its answer; only the status says whether it was a success. Never throws. */
export async function sendForm(form: HTMLFormElement): Promise<Outcome> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") body.append(name, value);
  try {
    const response = await fetch("/", {
      method: "POST",
      headers: { Accept: "application/json", [formTimeHeader]: `${Math.round(performance.now())}` },
      body,
      signal: AbortSignal.timeout(answerWithin),
    });
    if (response.ok) return { ok: true, receipt: await readReceipt(response) };
    return { ok: false, ...(await readProblem(response)) };
  } catch {
    return { ok: false, errors: {} };
  }
}

/** The status alone makes a success, so a response whose body can't be read just has no receipt. */
async function readReceipt(response: Response): Promise<Receipt | undefined> {
  const said: Partial<Receipt> | undefined = await response.json().catch(() => undefined);
  return said?.reference && said.track ? { reference: said.reference, track: said.track } : undefined;
}

/** Why the server refused the form. A proxy may have answered instead, so the body may be anything. */
async function readProblem(response: Response) {
  const wait = Number(response.headers.get("Retry-After"));
  const hint =
    response.status === 429 && wait ? `Please wait ${wait} seconds before you try again.` : undefined;
  const said: unknown = await response.json().catch(() => undefined);
  if (typeof said !== "object" || said === null) return { errors: {}, hint };
  const { errors, hint: words } = said as { errors?: Record<string, string>; hint?: string };
  return { errors: errors ?? {}, hint: words ?? hint };
}
