import { href } from "react-router";

/**
 * The address of the contact form about what the visitor was looking at; see `routes/contact/find-subject.ts` for the
 * keys.
 * @param about key of a vehicle, a document, an event, a case study or a page
 */
export function contactPath(about: string): string {
  return `${href("/contact")}?about=${encodeURIComponent(about)}`;
}

/** The same for a plan: the form puts the plan's link, with the sums that were typed, into the message. */
export function contactPathOfPlan(token: string, sums: URLSearchParams): string {
  const typed = sums.size > 0 ? `&sums=${encodeURIComponent(`${sums}`)}` : "";
  return `${contactPath("plan")}&plan=${encodeURIComponent(token)}${typed}`;
}
