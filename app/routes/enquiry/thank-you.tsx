import { data, href } from "react-router";
import { ReceiptLine } from "#app/forms/receipt.tsx";
import { PageLink } from "#app/frame/page-link.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { pictureUrl } from "#app/pictures.ts";
import { Message } from "#app/sections/message/message.tsx";
import { findDocument } from "#content/documents/documents.ts";
import { leadForm } from "#content/forms/lead-form.ts";
import { allCaseStudies } from "#content/wording/counts.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import type { Route } from "./+types/thank-you.ts";
import { findReceipt } from "./find-receipt.ts";

export function loader({ params, ...given }: Route.LoaderArgs) {
  const document = params.document === undefined ? null : findDocument(params.document);
  if (document === undefined) throw data(null, { status: 404 });
  return {
    document,
    receipt: findReceipt(given),
    picture: document ? null : pictureUrl("single-conveyor-gallery-8"),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const document = loaderData?.document;
  return pageMeta({
    title: document ? `Thank you: ${document.title}` : leadForm.thanks,
    description: document
      ? `Your details have reached us. “${document.title}” opens from this page, and its link comes by email.`
      : "Your details have reached us. An answer comes by email; datasheets, guides and case studies are here to read.",
    path: href("/enquiry/thank-you/:document?", document ? { document: document.id } : {}),
    card: "/",
    listed: false,
  });
}

/** Where a lead form that was sent without script arrives: thanks, and the requested document. */
export default function ThankYou({ loaderData: { document, receipt, picture } }: Route.ComponentProps) {
  return (
    <Message
      code="OK"
      heading={document ? leadForm.successWithDocument : leadForm.success}
      picture={picture && <Picture {...picture} bleed="start" priority />}
    >
      {document && (
        <>
          <p>{document.title}</p>
          <p>
            <TextLink href={encodeURI(document.path)} icon="download">
              {leadForm.open}
            </TextLink>
          </p>
        </>
      )}
      {receipt && <ReceiptLine {...receipt} />}
      <ul>
        <li>
          <PageLink to={href("/case-studies")}>{allCaseStudies.label}</PageLink>
        </li>
        <li>
          <PageLink to={href("/product-documentation")}>More datasheets and guides</PageLink>
        </li>
        <li>
          <PageLink to={href("/")}>Back to the home page</PageLink>
        </li>
      </ul>
    </Message>
  );
}
