import { enquiryForm } from "#content/enquiry-form.ts";
import type { Delivery, TicketState, View } from "#server/staff/pages.ts";

/** The words of the desk for what the server names. */
export const viewWords: Record<View, string> = {
  open: "All but spam",
  new: "New",
  late: "Over a working day",
  undelivered: "Not delivered",
  answered: "Answered",
  closed: "Closed",
  spam: "Spam",
};

export const stateWords: Record<TicketState, string> = {
  new: "New",
  answered: "Answered",
  closed: "Closed",
  spam: "Spam",
};

/** What a button says that brings a ticket into a state. */
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

export const formWords: Record<string, string> = {
  "home-contact": "Home page",
  "commercial-contact": "Partner page",
  contact: "Contact page",
  "landing-page1": "Landing page 1",
  "landing-page3": "Landing page 3",
  "case-study-form": "Case study",
  "mag-sub-product": "Product document",
  "product-documentation": "Documentation",
};

export const reasons: readonly string[] = enquiryForm.fields.reason.options;
