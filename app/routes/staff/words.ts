import { enquiryForm } from "#content/forms/enquiry-form.ts";
import type { AuditAction, Delivery, Role, SpamSign, TicketState, View } from "#server/staff/pages.ts";

/** The desk's words for the server's names. */
export const viewWords: Record<View, string> = {
  open: "All but spam",
  new: "New",
  late: "Over a working day",
  undelivered: "Not delivered",
  answered: "Answered",
  closed: "Closed",
  suspect: "Looks like spam",
  spam: "Spam",
};

/** The spam signs. */
export const spamWords: Record<SpamSign, string> = {
  links: "several links",
  "many-links": "many links, or links as boards write them",
  "link-as-name": "a link in place of a name",
  "throw-away-address": "a throw-away email address",
  "filled-in-at-once": "filled in within three seconds",
};

export const stateWords: Record<TicketState, string> = {
  new: "New",
  answered: "Answered",
  closed: "Closed",
  spam: "Spam",
};

/** The label of the button that moves a ticket into a state. */
export const stateActions: Record<TicketState, string> = {
  new: "Open again",
  answered: "Mark as answered",
  closed: "Close",
  spam: "Mark as spam",
};

export const deliveryWords: Record<Delivery["kind"], string> = {
  "sales-notice": "Notice to the team",
  "sender-confirmation": "Confirmation to the sender",
  "document-link": "Document to the sender",
  "confirmations-alarm": "Alarm: confirmations reached their limit",
  webhook: "Webhook",
};

export const reasons: readonly string[] = enquiryForm.fields.reason.options;

export const roleWords: Record<Role, string> = {
  writer: "Writer",
  sales: "Sales",
  editor: "Editor",
  admin: "Admin",
};

/** What a role may do, shown to the admin who assigns it. */
export const roleRights: Record<Role, string> = {
  writer: "Writer: the blog",
  sales: "Sales: enquiries",
  editor: "Editor: enquiries and the blog",
  admin: "Admin: also export, erasure, accounts",
};

export const auditWords: Record<AuditAction, string> = {
  "signed-in": "Signed in",
  "sign-in-failed": "Sign-in failed",
  "signed-out": "Signed out",
  "password-confirmed": "Gave the password again",
  "password-changed": "Password set",
  "second-factor-added": "Second factor added",
  "second-factor-removed": "Second factor removed",
  "recovery-code-used": "Recovery code used",
  "recovery-codes-made": "Recovery codes made",
  invited: "One-time link made",
  "account-created": "Account created",
  "role-changed": "Role changed",
  "account-disabled": "Account disabled",
  "account-enabled": "Account enabled",
  "sessions-ended": "Sessions ended",
  "attempts-forgotten": "Failed sign-ins forgotten",
  exported: "Enquiries exported",
  erased: "Submissions erased",
  "post-published": "Post published",
  "post-withdrawn": "Post taken back to draft",
  "post-deleted": "Post deleted",
  "post-restored": "Post restored",
  "post-erased": "Post erased",
};
