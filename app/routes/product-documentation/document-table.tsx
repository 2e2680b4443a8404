import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import type { documentsWords } from "#content/documents/documents.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./document-table.module.css";
import type { ListedDocument } from "./load-documents.ts";

type DocumentTableProps = {
  documents: readonly ListedDocument[];
  columns: typeof documentsWords.columns;
};

/** The documents, their contents and sizes, and what can be had without a form: a page of the site, a vehicle's files. */
export function DocumentTable({ documents, columns }: DocumentTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {documents.map(({ id, kind, title, contents, page, picture, size, files }) => (
          <tr key={id}>
            <th scope="row" className={files.length > 0 ? styles.vehicle : undefined}>
              {picture && (
                <span className={styles.cover}>
                  <Picture {...picture} alt="" sizes="6rem" />
                </span>
              )}
              <span className={styles.kind}>{kind} </span>
              <PageLink to={href("/documents/:document", { document: id })}>{title}</PageLink>
            </th>
            <td>{contents}</td>
            <td className={styles.size}>{size}</td>
            <td>
              <ul className={styles.free} data-roving="a">
                <li>
                  <TextLink link={<PageLink to={page.to} />}>
                    {page.label}
                    <VisuallyHidden>: {title}</VisuallyHidden>
                  </TextLink>
                </li>
                {files.map(({ label, size: weight, to }) => (
                  <li key={to}>
                    <a href={to} download>
                      {label}
                      <VisuallyHidden> of the {title}</VisuallyHidden>
                    </a>{" "}
                    {weight && <small>{weight}</small>}
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
