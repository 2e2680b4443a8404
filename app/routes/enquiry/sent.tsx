import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { trackedContext } from "#app/page-context.ts";
import { pageMeta } from "#app/page-meta.ts";
import { Message } from "#app/sections/message/message.tsx";
import { enquiryForm } from "#content/enquiry-form.ts";
import type { Route } from "./+types/sent.ts";

export function meta() {
  return pageMeta({
    title: "Message sent",
    description: "Your message has reached us.",
    path: "/enquiry/sent",
    card: "/",
    listed: false,
  });
}

/** The link to follow what was just sent, where the server knows it. */
export function loader({ context, request }: Route.LoaderArgs) {
  const tracked = context.get(trackedContext);
  const token = new URL(request.url).searchParams.get("track");
  return tracked && token ? { reference: tracked.reference, token } : null;
}

/** Where a form that was sent without script arrives. */
export default function Sent({ loaderData: sent }: Route.ComponentProps) {
  return (
    <Message code="OK" heading={enquiryForm.success}>
      {sent && (
        <p>
          Your reference is <b>{sent.reference}</b>.{" "}
          <a href={href("/enquiry/track/:token", { token: sent.token })}>See how far your message has come</a>
        </p>
      )}
      <p>An engineer reads it and answers by e-mail. A confirmation is on its way to you.</p>
      <p>
        <PageLink to={href("/")}>Back to the home page</PageLink>
      </p>
    </Message>
  );
}
