import { data, href } from "react-router";
import { documentForms } from "#addresses/forms.ts";
import { contactPath } from "#app/contact-path.ts";
import { LeadForm } from "#app/forms/lead/lead-form.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { FormBeside } from "#app/sections/form-beside/form-beside.tsx";
import { ReadOn } from "#app/sections/read-on/read-on.tsx";
import { documentsWords, findDocument } from "#content/documents/documents.ts";
import { Sections } from "#ui/line/sections.tsx";
import type { Route } from "./+types/document.ts";

export function loader({ params }: Route.LoaderArgs) {
  const document = findDocument(params.document);
  if (!document) throw data(null, { status: 404 });
  const ask = { label: documentsWords.ask, note: document.title, to: contactPath(document.id) };
  return { document, related: [ask, ...documentsWords.related] };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { id, kind, title, contents } = loaderData.document;
  return pageMeta({
    title: `${kind}: ${title}`,
    description: `${contents} Its link comes by email.`,
    path: href("/documents/:document", { document: id }),
    listed: false,
  });
}

/** Asks for a visitor's details and gives the document, for browsers without script and for shared links. */
export default function DocumentPage({ loaderData: { document, related } }: Route.ComponentProps) {
  return (
    <Sections>
      <FormBeside
        id="document"
        heading={document.title}
        level={1}
        words={
          <>
            <p data-unsearched="">
              {document.kind}: {document.contents}
            </p>
            <p data-unsearched="">Leave your details, and the link to the document comes by email.</p>
          </>
        }
      >
        <LeadForm name={documentForms[document.kind]} setting="inline" document={document} />
      </FormBeside>
      <ReadOn pages={related} />
    </Sections>
  );
}
