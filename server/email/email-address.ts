import { domainToASCII } from "node:url";
import { z } from "zod";
import { isEmailAddress } from "#content/forms/email-address.ts";

/**
 * An address in the form that mail servers know: without invisible characters that were pasted along, and with its
 * domain in ASCII. Chromium does that by itself before it sends a form, Firefox doesn't.
 */
export function plainEmail(typed: string) {
  const visible = typed
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
    /* No address holds one, and PostgreSQL can't look for it. */
    .replaceAll("\0", "\uFFFD")
    .trim();
  const text = /^[ -~]*$/.test(visible) ? visible : visible.normalize("NFKC");
  const at = text.lastIndexOf("@");
  const domain = text.slice(at + 1);
  /* Not for a domain in ASCII, of which digits would become an address of a network; nor for what is no domain. */
  if (at < 0 || /^[ -~]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.\u3002-]+$/u.test(domain)) return text;
  return `${text.slice(0, at)}@${domainToASCII(domain) || domain}`;
}

/** An address in a form of staff's, made plain. */
export const emailAddress = z
  .string()
  .transform(plainEmail)
  .refine(
    (email) => isEmailAddress(email) && email.length <= 254,
    "Enter an email address like name@company.com",
  );
