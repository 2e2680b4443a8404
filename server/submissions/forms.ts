import { z } from "zod";
import { enquiryForm } from "#content/enquiry-form.ts";
import { leadForm } from "#content/lead-form.ts";
import { isEmailAddress } from "./email-address.ts";

/** Where on the site the form stood: written by the page, not by the visitor. */
const source = { maxLength: 200 /* characters */, wrong: "Source must be 200 characters or fewer" };

/** The closed list of `form-name` values that `POST /` takes. */
export const forms = {
  "home-contact": enquiry(),
  "commercial-contact": enquiry(),
  contact: enquiry(),
  "landing-page3": enquiry(),
  "case-study-form": lead(),
  "mag-sub-product": lead(),
  "product-documentation": lead(),
};

export type FormName = keyof typeof forms;
export type Fields = Record<string, string>;
export type FieldErrors = Record<string, string>;

/** Every field that some form has, in the order of the export. */
export const fieldNames = [
  ...new Set([...Object.keys(enquiry().schema.shape), ...Object.keys(lead().schema.shape)]),
];

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(forms, name);
}

/** Checks the fields of a form; what it returns is what was sent, never trimmed or otherwise improved. */
export function checkFields(form: FormName, sent: Fields) {
  const result = forms[form].schema.safeParse(sent);
  if (result.success) return { ok: true as const };
  const errors: FieldErrors = {};
  for (const issue of result.error.issues) errors[String(issue.path[0])] ??= issue.message;
  return { ok: false as const, errors, message: forms[form].explain(sent, errors) };
}

function enquiry() {
  const { fields, success, failure } = enquiryForm;
  return {
    schema: z.object({
      fullName: required(fields.fullName),
      companyName: required(fields.companyName),
      email: required(fields.email).refine(isEmailAddress, fields.email.wrong),
      countryCode: required(fields.countryCode).regex(/\p{Nd}/u, fields.countryCode.wrong),
      phoneNumber: required(fields.phoneNumber).regex(/(?:\p{Nd}\P{Nd}*){4}/u, fields.phoneNumber.wrong),
      reason: required(fields.reason).refine(
        (reason) => fields.reason.options.some((option) => option === reason),
        fields.reason.wrong,
      ),
      message: optional(fields.message),
      source: optional(source),
    }),
    success,
    failure,
    consentWording: undefined,
    explain: (_sent: Fields, _errors: FieldErrors): string => failure,
  };
}

function lead() {
  const { fields, success, failure } = leadForm;
  const { consent } = fields;
  return {
    schema: z.object({
      fullName: required(fields.fullName),
      companyName: required(fields.companyName),
      email: required(fields.email).refine(isEmailAddress, fields.email.wrong),
      jobTitle: required(fields.jobTitle),
      consent: z.literal("Yes", consent.missing),
      source: optional(source),
    }),
    success,
    failure,
    consentWording: consent.label,
    /** Section 5 of the specification has one message for any empty field, then one for missing consent. */
    explain: (sent: Fields, errors: FieldErrors): string => {
      const empty = Object.keys(errors).some((field) => field !== "consent" && !sent[field]?.trim());
      if (empty) return leadForm.fillInAll;
      return errors["consent"] ?? failure;
    },
  };
}

interface Words {
  maxLength: number;
  missing: string;
  wrong: string;
}

function required({ maxLength, missing, wrong }: Words) {
  return z
    .string(missing)
    .refine((value) => value.trim() !== "", { error: missing, abort: true })
    .refine((value) => characters(value) <= maxLength, wrong);
}

function optional({ maxLength, wrong }: Omit<Words, "missing">) {
  return z
    .string()
    .refine((value) => characters(value) <= maxLength, wrong)
    .optional();
}

/** Counts as the browser's `maxlength` does: a line break is one character there, and two on the wire. */
function characters(value: string) {
  return value.replaceAll("\r\n", "\n").length;
}
