import { type FormName, forms } from "#addresses/forms.ts";
import { isEmailAddress } from "#content/forms/email-address.ts";
import type { Config } from "#server/config/config.ts";
import { plainEmail } from "#server/email/email-address.ts";
import { documentFor, type Fields } from "#server/forms/forms.ts";
import { type Random, uuidv7 } from "#server/ids/ids.ts";
import type { DeliveryKind } from "#server/tables/deliveries.ts";
import type { NewDelivery } from "./queue.ts";

type Recipients = Pick<Config, "mail"> & Partial<Pick<Config, "webhook">>;

/** Plans the deliveries of a submission: to the team, the sender and the webhook. */
export function planDeliveries(
  submission: { id: string; form: FormName; fields: Fields },
  { mail, webhook }: Recipients,
  now: Date,
  random: Random,
): NewDelivery[] {
  const { form, fields } = submission;
  const delivery = deliveryOf(submission.id, mail, now, random);
  const sender = plainEmail(fields.email ?? "");
  return [
    delivery("sales-notice", teamAddress(submission, mail)),
    /* A submission restored from spam was never validated, so the address is checked here. */
    ...(isEmailAddress(sender)
      ? [delivery(documentFor(form, fields) ? "document-link" : "sender-confirmation", sender)]
      : []),
    ...(webhook ? [delivery("webhook", webhook.url)] : []),
  ];
}

/** The delivery that tells the sales team that confirmations have reached their limit. */
export function planAlarm(submissionId: string, { mail }: Recipients, now: Date, random: Random) {
  return deliveryOf(submissionId, mail, now, random)("confirmations-alarm", mail.sales);
}

function deliveryOf(submissionId: string, mail: Config["mail"], now: Date, random: Random) {
  return (kind: DeliveryKind, recipient: string): NewDelivery => {
    const id = uuidv7(now, random);
    const messageId = kind === "webhook" ? `msg_${id}` : `<${id}@${mail.from.split("@")[1]}>`;
    return { id, submissionId, kind, recipient, messageId, createdAt: now };
  };
}

/** The team that a reason names; the one of the form, where it names none. */
function teamAddress({ form, fields }: { form: FormName; fields: Fields }, mail: Config["mail"]) {
  if (fields.reason === "Support") return mail.support;
  if (fields.reason === "Partnership") return mail.partnerships;
  return mail[forms[form].team];
}
