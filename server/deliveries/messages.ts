import { company } from "#content/company/company.ts";
import { documentTitled } from "#content/documents/documents.ts";
import { isEmailAddress } from "#content/forms/email-address.ts";
import { enquiryForm } from "#content/forms/enquiry-form.ts";
import { fieldLabels } from "#content/forms/field-labels.ts";
import { leadForm } from "#content/forms/lead-form.ts";
import { promise } from "#content/forms/promise.ts";
import { linkIn, pathOfToken } from "#planner/link/token-in.ts";
import { sumsIn } from "#planner/money/sums.ts";
import { plainEmail } from "#server/email/email-address.ts";
import { forms } from "#server/forms/forms.ts";
import type { StoredSubmission } from "#server/submissions/list.ts";
import type { MailKind } from "#server/tables/deliveries.ts";
import { type Letter, letterHtml, letterText } from "./letter.ts";

type Message = { subject: string; text: string; html: string; replyTo?: string | undefined };

type Write = (submission: StoredSubmission, siteUrl: string, trackingAddress?: string) => Message;

/**
 * What each kind of delivery says about a submission. `siteUrl` is where visitors find the site, without a slash;
 * `trackingAddress` is where the sender follows the submission.
 */
export const messages: Record<MailKind, Write> = {
  "sales-notice": salesNotice,
  "sender-confirmation": (submission, _siteUrl, trackingAddress) =>
    senderConfirmation(submission, trackingAddress),
  "document-link": documentLink,
  "confirmations-alarm": confirmationsAlarm,
};

function salesNotice(
  { reference, form, receivedAt, page, fields }: StoredSubmission,
  siteUrl: string,
): Message {
  const plan = linkIn(fields.message ?? "");
  /* A submission restored from spam was never validated: its address may be a list of them. */
  const sender = plainEmail(fields.email ?? "");
  const canAnswer = isEmailAddress(sender);
  const facts = [
    ...Object.entries(fields).map(([name, value]) => [fieldLabels[name] ?? name, value ?? ""] as const),
    ["Form", form] as const,
    ["Page", page ?? "not known"] as const,
    ["Received", receivedAt.toISOString()] as const,
    ["Reference", reference] as const,
  ];
  return {
    ...letter({
      heading: forms[form].consentWording ? "A visitor asked for a document" : "A visitor wrote to us",
      facts,
      paragraphs: [
        canAnswer
          ? "Reply to this email to answer the visitor."
          : "The visitor left no address to answer to.",
      ],
      /* On this site, whatever host the message names. */
      ...(plan && {
        link: {
          words: "Open the plan",
          address: siteUrl + pathOfToken(plan.token, sumsIn(plan.parameters)),
        },
      }),
    }),
    subject: `${reference}: ${onOneLine(fields.companyName ?? form)}`,
    ...(canAnswer && { replyTo: sender }),
  };
}

/** Holds nothing that the sender wrote, so nobody can use it to send a text to another person's address. */
function senderConfirmation({ reference }: StoredSubmission, trackingAddress?: string): Message {
  return {
    ...letter({
      heading: "We have received your enquiry",
      paragraphs: [
        `Thank you for writing to ${company.name}. We keep your enquiry under the reference ${reference}.`,
        `${promise.short} ${promise.hours} If you write to us about it before then, please name the reference.`,
        mistyped,
      ],
      ...(trackingAddress && {
        link: { words: enquiryForm.receipt.follow, address: trackingAddress },
      }),
    }),
    subject: `We have received your enquiry (${reference})`,
  };
}

/** Like the confirmation, it holds nothing that the sender wrote: it names one of our documents, or none. */
function documentLink(submission: StoredSubmission, siteUrl: string, trackingAddress?: string): Message {
  const document = documentTitled(submission.fields.source);
  if (!document) return senderConfirmation(submission, trackingAddress);
  return {
    ...letter({
      heading: document.title,
      paragraphs: [
        `Here is the document you asked ${company.name} for. ${document.contents}`,
        `Questions about it? Write to ${company.email} and name the reference ${submission.reference}: an engineer answers.`,
        mistyped,
      ],
      link: { words: leadForm.open, address: siteUrl + encodeURI(document.path) },
      alsoLink: trackingAddress ? { words: enquiryForm.receipt.follow, address: trackingAddress } : undefined,
    }),
    subject: `Your document: ${document.title} (${submission.reference})`,
  };
}

/** Says nothing about the sender whose form reached the limit, who may be an ordinary visitor. */
function confirmationsAlarm(): Message {
  return {
    ...letter({
      heading: "The website sends no more confirmations this hour",
      paragraphs: [
        "More forms came in within an hour than CONFIRMATION_LIMIT allows confirmations for. This may be an attack that uses our site to send email to strangers.",
        "Every form is still stored, and you still get a notice of each; only the senders get no confirmation until the hour is over. Look through the new enquiries, mark what is spam, and raise the limit if the visitors are real.",
      ],
    }),
    subject: "Alarm: confirmations have reached their limit",
  };
}

const mistyped =
  "If you did not write to us, someone may have mistyped their address. You need not do anything.";

function letter(words: Letter) {
  return { text: letterText(words), html: letterHtml(words) };
}

/** Reduces a subject to one short line of printable characters. */
function onOneLine(text: string) {
  const line = text.replaceAll(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  /* By characters: half of one is none. */
  return [...line].slice(0, 80).join("");
}
