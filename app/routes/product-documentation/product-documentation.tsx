import { LeadForm } from "#app/forms/lead/lead-form.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { useQuery } from "#app/query.ts";
import { Closing } from "#app/sections/closing/closing.tsx";
import { FormBeside } from "#app/sections/form-beside/form-beside.tsx";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { find } from "#app/sections/search-box/find.ts";
import { SearchBox, searchStatus } from "#app/sections/search-box/search-box.tsx";
import { documentsWords } from "#content/documents/documents.ts";
import { pageAt } from "#content/frame/pages.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import { Sections } from "#ui/line/sections.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { Route } from "./+types/product-documentation.ts";
import { DocumentTable } from "./document-table.tsx";
import { loadDocuments } from "./load-documents.ts";
import styles from "./product-documentation.module.css";

export async function loader() {
  return {
    page: pageAt("/product-documentation"),
    documents: await loadDocuments(),
    words: documentsWords,
  };
}

/** The search needs no new data: all documents are loaded already. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function ProductDocumentation({ loaderData }: Route.ComponentProps) {
  const { page, documents, words } = loaderData;
  const query = useQuery("/product-documentation");
  const found = find(documents, query.get("q") ?? "", ({ kind, title, contents }) =>
    [kind, title, contents].join(" "),
  );
  return (
    <Sections>
      <PageHead page={page} ground="paper" tool />
      <Section labelledBy="documents" className={styles.section} leads={{ to: 0, phoneTo: 0 }}>
        <Line />
        <Station heading={2} id="documents">
          {words.station}
        </Station>
        <Grid headroom>
          <div className={styles.search}>
            <SearchBox
              page="/product-documentation"
              label={words.search}
              status={searchStatus(found.length, documents.length, words)}
            />
          </div>
          <div className={styles.documents}>
            {found.length > 0 && <DocumentTable documents={found} columns={words.columns} />}
          </div>
        </Grid>
      </Section>
      <FormBeside id="details" heading={words.form.heading} words={<p>{words.form.text}</p>} lined>
        <LeadForm name="product-documentation" setting="inline" choice={documents} />
      </FormBeside>
      <Closing shape="strip" words={words.closing} />
    </Sections>
  );
}
