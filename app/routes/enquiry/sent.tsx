import { href } from "react-router";
import { ReceiptLine } from "#app/forms/receipt.tsx";
import { PageLink } from "#app/frame/page-link.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { pictureUrl } from "#app/pictures.ts";
import { Message } from "#app/sections/message/message.tsx";
import { enquiryForm } from "#content/enquiry-form.ts";
import { Picture } from "#ui/picture/picture.tsx";
import type { Route } from "./+types/sent.ts";
import { findReceipt } from "./find-receipt.ts";

export function meta() {
  return pageMeta({
    title: "Message sent",
    description:
      "Your message has reached us. An engineer reads it and answers by email; a confirmation is on its way to you.",
    path: "/enquiry/sent",
    card: "/",
    listed: false,
  });
}

export function loader(given: Route.LoaderArgs) {
  return { receipt: findReceipt(given), picture: pictureUrl("single-conveyor-gallery-8") };
}

/** Where a form that was sent without script arrives. */
export default function Sent({ loaderData: { receipt, picture } }: Route.ComponentProps) {
  return (
    <Message
      code="OK"
      heading={enquiryForm.success}
      picture={<Picture {...picture} bleed="start" priority />}
    >
      {receipt && <ReceiptLine {...receipt} />}
      <p>An engineer reads it and answers by email. A confirmation is on its way to you.</p>
      <ul>
        <li>
          <PageLink to={href("/case-studies")}>Six sites, before and after</PageLink>
        </li>
        <li>
          <PageLink to={href("/product-documentation")}>Datasheets and guides</PageLink>
        </li>
        <li>
          <PageLink to={href("/")}>Back to the home page</PageLink>
        </li>
      </ul>
    </Message>
  );
}
