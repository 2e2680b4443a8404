import { z } from "zod";
import { type FormName, formNames, forms as listed } from "#addresses/forms.ts";
import { documentTitled, type SiteDocument } from "#content/documents/documents.ts";
import { isEmailAddress } from "#content/forms/email-address.ts";
import { enquiryForm } from "#content/forms/enquiry-form.ts";
import { leadForm } from "#content/forms/lead-form.ts";
import { plainDigits } from "#planner/numbers/typed.ts";
import { plainEmail } from "#server/email/email-address.ts";

/** Where on the site the form was: set by the page, not by the visitor. */
const source = { maxLength: 200 /* characters */, wrong: "Source must be 200 characters or fewer" };

const kinds = { enquiry: enquiry(), lead: lead() } satisfies Record<Listed["fields"], unknown>;

type Listed = (typeof listed)[FormName];

/** What the server checks and answers, by the name of a form. */
export const forms = Object.fromEntries(
  formNames.map((name) => [name, kinds[listed[name].fields]]),
) as Record<FormName, (typeof kinds)[Listed["fields"]]>;

export type FieldName = keyof typeof enquiryForm.fields | keyof typeof leadForm.fields | "source";
export type Fields = { [name in FieldName]?: string };
export type FieldErrors = { [name in FieldName]?: string };

/** Every field that some form has. */
export const fieldNames = [...new Set(formNames.flatMap(fieldsOf))];

/** The fields that a form has, in their order. */
export function fieldsOf(form: FormName) {
  return Object.keys(forms[form].schema.shape) as FieldName[];
}

/** The document that a lead is for; its `source` names it. An enquiry is for none. */
export function documentFor(form: FormName, { source }: Fields) {
  return forms[form].consentWording ? documentTitled(source) : undefined;
}

/**
 * The fields of a form as they are checked and stored: the address in the form that mail servers know, the number in
 * digits that can be dialled. Nothing else is trimmed or otherwise improved.
 */
export function plainFields(sent: Fields): Fields {
  const { email, countryCode, phoneNumber } = sent;
  return {
    ...sent,
    ...(email !== undefined && { email: plainEmail(email) }),
    ...(countryCode !== undefined && { countryCode: plainDigits(countryCode) }),
    ...(phoneNumber !== undefined && { phoneNumber: plainDigits(phoneNumber) }),
  };
}

/**
 * Checks the fields of a form.
 * @param repeated names of fields that came more than once
 */
export function checkFields(form: FormName, sent: Fields, repeated: FieldName[] = []) {
  const result = forms[form].schema.safeParse(sent);
  const errors: FieldErrors = {};
  for (const issue of result.error?.issues ?? []) errors[issue.path[0] as FieldName] ??= issue.message;
  for (const name of repeated) errors[name] ??= "Send this field once only";
  if (Object.keys(errors).length === 0) return { ok: true as const };
  return { ok: false as const, errors, message: forms[form].explain(sent, errors) };
}

function enquiry() {
  const { fields, success, failure } = enquiryForm;
  return {
    schema: z.object({
      ...sender(),
      countryCode: required(fields.countryCode),
      phoneNumber: required(fields.phoneNumber),
      reason: required(fields.reason).refine(
        (reason) => fields.reason.options.some((option) => option === reason),
        fields.reason.wrong,
      ),
      message: optional(fields.message),
      source: optional(source),
    } satisfies Schemas<keyof typeof fields>),
    success: (_document?: SiteDocument): string => success,
    failure,
    /** Where a browser without script is sent after a success. */
    sentPage: (_document?: SiteDocument) => "/enquiry/sent",
    consentWording: undefined,
    explain: (_sent: Fields, _errors: FieldErrors): string => failure,
  };
}

function lead() {
  const { fields, success, successWithDocument, failure } = leadForm;
  const { consent } = fields;
  return {
    schema: z.object({
      ...sender(),
      jobTitle: required(fields.jobTitle),
      consent: z.literal("Yes", consent.missing),
      source: optional(source),
    } satisfies Schemas<keyof typeof fields>),
    success: (document?: SiteDocument): string => (document ? successWithDocument : success),
    failure,
    sentPage: (document?: SiteDocument) =>
      document ? `/enquiry/thank-you/${document.id}` : "/enquiry/thank-you",
    consentWording: consent.label,
    /** Section 5 of the specification has one message for any empty field, and one for missing consent. */
    explain: (sent: Fields, errors: FieldErrors): string => {
      const wrong = Object.keys(errors) as FieldName[];
      const isEmpty = wrong.some((field) => field !== "consent" && !sent[field]?.trim());
      return isEmpty ? leadForm.fillInAll : (errors.consent ?? failure);
    },
  };
}

/** Who sends it, in every form alike. */
function sender() {
  const { fullName, companyName, email } = enquiryForm.fields;
  return {
    fullName: required(fullName),
    companyName: required(companyName),
    email: required(email).refine(isEmailAddress, email.wrong),
  };
}

/** Every field of a record has a schema. */
type Schemas<Name extends string> = Record<Name | "source", z.ZodType>;

type Words = {
  maxLength: number;
  missing: string;
  wrong: string;
};

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
