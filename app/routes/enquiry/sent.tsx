import { href } from "react-router";
import { ReceiptLine } from "#app/forms/receipt.tsx";
import { PageLink } from "#app/frame/page-link.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { pictureUrl } from "#app/pictures.ts";
import { Message } from "#app/sections/message/message.tsx";
import { enquiryForm } from "#content/forms/enquiry-form.ts";
import { enquirySent } from "#content/forms/enquiry-sent.ts";
import { Picture } from "#ui/picture/picture.tsx";
import type { Route } from "./+types/sent.ts";
import { findReceipt } from "./find-receipt.ts";

export function meta() {
  return pageMeta({
    title: enquirySent.title,
    description: enquirySent.description,
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
      <p>{enquirySent.next}</p>
      <ul>
        <li>
          <PageLink to={href("/case-studies")}>{enquirySent.caseStudies}</PageLink>
        </li>
        <li>
          <PageLink to={href("/product-documentation")}>{enquirySent.documents}</PageLink>
        </li>
        <li>
          <PageLink to={href("/")}>{enquirySent.home}</PageLink>
        </li>
      </ul>
    </Message>
  );
}
