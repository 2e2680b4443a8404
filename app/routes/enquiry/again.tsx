import { href, redirect } from "react-router";
import { isLeadForm, type LeadFormName } from "#addresses/forms.ts";
import { EnquiryForm } from "#app/forms/enquiry-form.tsx";
import { LeadForm } from "#app/forms/lead/lead-form.tsx";
import { PageLink } from "#app/frame/page-link.tsx";
import { rejectedFormContext } from "#app/page-context.ts";
import { pageMeta } from "#app/page-meta.ts";
import type { PageHandle } from "#app/root.tsx";
import { FormBeside } from "#app/sections/form-beside/form-beside.tsx";
import { documents, documentTitled } from "#content/documents/documents.ts";
import type { Problem } from "#server/page-input.ts";
import { Alert } from "#ui/alert/alert.tsx";
import type { Route } from "./+types/again.ts";

export const handle: PageHandle = { scriptless: true };

/** The server renders this page with the form that it refused; any other request is redirected to /contact. */
export function loader({ context }: Route.LoaderArgs) {
  const rejected = context.get(rejectedFormContext);
  if (!rejected) throw redirect(href("/contact"));
  return rejected;
}

export function meta() {
  return pageMeta({
    title: "Error: Please check your message",
    description: "Your message was not sent yet. What you typed is still here.",
    path: "/enquiry/again",
    card: "/",
    listed: false,
  });
}

/** Where a form that was sent without script and refused is shown again, filled in. */
export default function Again({ loaderData: rejected }: Route.ComponentProps) {
  const { form } = rejected;
  const unreadable = Object.keys(rejected.errors).length === 0;
  return (
    <FormBeside
      id="again"
      heading="Please check your message"
      level={1}
      words={<p>It was not sent yet. What you typed is still here.</p>}
    >
      {form === undefined ? (
        <>
          <Alert tone="error">
            <p>{rejected.message}</p>
            {unreadable && rejected.hint && <p>{rejected.hint}</p>}
          </Alert>
          <PageLink to={href("/contact")}>Write to us again</PageLink>
        </>
      ) : isLeadForm(form) ? (
        <LeadForm name={form} setting="inline" rejected={rejected} {...askedFor(form, rejected)} />
      ) : (
        <EnquiryForm source={form} rejected={rejected} />
      )}
    </FormBeside>
  );
}

/** The document that the form was for; on the documentation page it was the visitor's own choice. */
function askedFor(lead: LeadFormName, { values }: Problem) {
  if (lead === "product-documentation") return { choice: documents };
  return { document: documentTitled(values["source"]) };
}
