import { company } from "#content/company.ts";
import { enquiryForm } from "#content/enquiry-form.ts";
import { leadForm } from "#content/lead-form.ts";
import type { StoredSubmission } from "#server/submissions/list.ts";
import type { DeliveryKind } from "./table.ts";

type Message = { subject: string; text: string; html: string; replyTo?: string | undefined };

/** What each kind of delivery says about a submission. */
export const messages: Record<DeliveryKind, (submission: StoredSubmission) => Message> = {
  "sales-notice": salesNotice,
  "sender-confirmation": senderConfirmation,
};

function salesNotice({ reference, form, receivedAt, page, fields }: StoredSubmission): Message {
  const facts = [
    ...Object.entries(fields).map(([name, value]) => [labels[name] ?? name, value ?? ""] as const),
    ["Form", form] as const,
    ["Page", page ?? "not known"] as const,
    ["Received", receivedAt.toISOString()] as const,
    ["Reference", reference] as const,
  ];
  return {
    subject: `${reference}: ${onOneLine(fields.companyName ?? form)}`,
    replyTo: fields.email,
    text: facts.map(([label, value]) => `${label}: ${value}`).join("\n"),
    html: `<table>${facts
      .map(
        ([label, value]) =>
          `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td style="white-space:pre-wrap">${escapeHtml(value)}</td></tr>`,
      )
      .join("")}</table>`,
  };
}

/** Holds nothing that the sender wrote: whoever types another person's address can't make us carry a text to them. */
function senderConfirmation({ reference }: StoredSubmission): Message {
  const paragraphs = [
    "Hello,",
    `Thank you for writing to ${company.name}. Your message has reached us and is kept under the reference ${reference}.`,
    "We read every message and will get back to you soon. If you write to us about it before then, please name the reference.",
    "If you did not write to us, someone may have mistyped their address. You need not do anything.",
    `${company.name}\n${company.siteUrl}`,
  ];
  return {
    subject: `We have received your message (${reference})`,
    text: paragraphs.join("\n\n"),
    html: paragraphs.map((words) => `<p>${escapeHtml(words).replaceAll("\n", "<br>")}</p>`).join(""),
  };
}

const labels: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries({ ...leadForm.fields, ...enquiryForm.fields }).map(([name, { label }]) => [name, label]),
  ),
  message: "Message",
  consent: "Consent",
  source: "Source",
};

/** A subject is one line of printable characters, and short. */
function onOneLine(text: string) {
  return text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .slice(0, 80);
}

function escapeHtml(text: string) {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
