import { StructuredData } from "#app/document/structured-data.tsx";
import { Sentences } from "#app/sections/sentences/sentences.tsx";
import { Trail } from "#app/sections/trail/trail.tsx";
import { breadcrumbJsonLd } from "#app/structured-data.ts";
import type { Page } from "#content/frame/pages.ts";
import styles from "./bench-head.module.css";

type BenchHeadProps = {
  page: Pick<Page, "heading" | "introduction"> & { path: string };
  /** Pages between the home page and this one. */
  above?: readonly { name: string; to: string }[];
};

/** The head of a page that is a tool: a line, so that the tool is in the first view. */
export function BenchHead({ page: { path, heading, introduction }, above = [] }: BenchHeadProps) {
  return (
    <div className={styles.head}>
      <StructuredData data={[breadcrumbJsonLd([...above, { name: heading, to: path }])]} />
      <Trail above={above} current={heading} />
      <h1 className={styles.heading}>
        <Sentences>{heading}</Sentences>
      </h1>
      <p>{introduction.join(" ")}</p>
    </div>
  );
}
