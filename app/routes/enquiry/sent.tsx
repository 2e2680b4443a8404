import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { Message } from "#app/sections/message/message.tsx";
import { enquiryForm } from "#content/enquiry-form.ts";

export function meta() {
  return pageMeta({
    title: "Message sent",
    description: "Your message has reached us.",
    path: "/enquiry/sent",
    listed: false,
  });
}

/** Where a form that was sent without script arrives. */
export default function Sent() {
  return (
    <Message code="OK" heading={enquiryForm.success}>
      <p>An engineer reads it and answers by e-mail. A confirmation is on its way to you.</p>
      <p>
        <PageLink to={href("/")}>Back to the home page</PageLink>
      </p>
    </Message>
  );
}
