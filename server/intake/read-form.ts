import { type FormName, isFormName } from "#addresses/forms.ts";
import { formTimeHeader, honeypotField } from "#content/forms/enquiry-form.ts";
import { pageField } from "#content/forms/lead-form.ts";
import { type FieldName, type Fields, fieldsOf } from "#server/forms/forms.ts";
import { largestForm } from "#server/http/limited-body.ts";
import { isPacked } from "#server/http/packed-body.ts";

export type SentForm =
  | {
      ok: true;
      form: FormName;
      fields: Fields;
      repeated: FieldName[];
      honeypotField: string;
      page: string | undefined;
      /** Milliseconds from opening the page to sending. */
      took: number | undefined;
    }
  | { ok: false; reason: "other-type" | "packed" | "too-large" | "cut-off" | "unknown-form" };

/** Reads a URL-encoded form from the body of a request. Never throws, whatever was sent. */
export async function readForm(request: Request): Promise<SentForm> {
  if (!isUrlEncoded(request.headers.get("content-type"))) return { ok: false, reason: "other-type" };
  if (isPacked(request)) return { ok: false, reason: "packed" };
  const body = await readBody(request);
  if (!body.ok) return body;
  const sent = new URLSearchParams(body.text);
  const form = sent.get("form-name") ?? "";
  if (!isFormName(form)) return { ok: false, reason: "unknown-form" };

  const fields: Fields = {};
  const repeated: FieldName[] = [];
  for (const name of fieldsOf(form)) {
    const [value, ...more] = sent.getAll(name);
    if (value !== undefined) fields[name] = value;
    if (more.length > 0) repeated.push(name);
  }
  return {
    ok: true,
    form,
    fields,
    repeated,
    honeypotField: sent.getAll(honeypotField).join(""),
    page: ownPath(sent.get(pageField)),
    took: milliseconds(request.headers.get(formTimeHeader)),
  };
}

/** A path of this site: one that begins with two slashes would lead to another host. */
function ownPath(sent: string | null) {
  return sent && /^\/(?![/\\])[!-[\]-~]{0,499}$/.test(sent) ? sent : undefined;
}

/** Only script sends this; anything but a number counts as unknown. */
function milliseconds(sent: string | null) {
  return sent && /^\d{1,12}$/.test(sent) ? Number(sent) : undefined;
}

/** `application/x-www-form-urlencoded`, whatever its parameters: the format is UTF-8 by definition. */
function isUrlEncoded(contentType: string | null) {
  return contentType?.split(";")[0]?.trim().toLowerCase() === "application/x-www-form-urlencoded";
}

async function readBody(request: Request) {
  const length = request.headers.get("content-length");
  if (Number(length) > largestForm) return tooLarge;
  try {
    /* HTTP allows no more bytes than announced. A stream would cost a tenth of an enquiry's processor time. */
    const body = length === null ? await readCounted(request) : await request.arrayBuffer();
    if (!body || body.byteLength > largestForm) return tooLarge;
    /* ignoreBOM: a byte order mark is kept like any other character. */
    return { ok: true, text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(body) } as const;
  } catch {
    return { ok: false, reason: "cut-off" } as const;
  }
}

/** Counts while reading a body of unannounced length. @returns undefined if it is too large */
async function readCounted(request: Request) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > largestForm) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const tooLarge = { ok: false, reason: "too-large" } as const;
