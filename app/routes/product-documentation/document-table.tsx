import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import type { documentsWords, SiteDocument } from "#content/documents.ts";
import { TextLink } from "#ui/text-link/text-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./document-table.module.css";

type DocumentTableProps = {
  documents: readonly SiteDocument[];
  columns: typeof documentsWords.columns;
};

/** The documents, their contents, and the page of the site with the same information. */
export function DocumentTable({ documents, columns }: DocumentTableProps) {
  const [name, contents, place] = columns;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{contents}</th>
          <th scope="col">{place}</th>
        </tr>
      </thead>
      <tbody>
        {documents.map(({ id, kind, title, contents, page }) => (
          <tr key={id}>
            <th scope="row">
              <span className={styles.kind}>{kind} </span>
              <PageLink to={href("/documents/:document", { document: id })}>{title}</PageLink>
            </th>
            <td>{contents}</td>
            <td>
              <TextLink link={<PageLink to={page.to} />}>
                {page.label}
                <VisuallyHidden>: {title}</VisuallyHidden>
              </TextLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
