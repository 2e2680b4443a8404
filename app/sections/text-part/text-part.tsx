import { PageLink } from "#app/frame/page-link.tsx";
import { ColumnHeads } from "#app/sections/column-heads/column-heads.tsx";
import type { ReportSection } from "#content/documents/report.ts";
import { classes } from "#ui/classes.ts";
import { TextLink } from "#ui/text-link/text-link.tsx";
import styles from "./text-part.module.css";

/** A part of a long text: its heading, and beside it, or below it if stacked, paragraphs, a checklist or a table. */
export function TextPart({
  section: { heading, text = [], checks, link, table },
  stacked = false,
}: {
  section: ReportSection;
  stacked?: boolean;
}) {
  return (
    <div className={classes(styles.part, !stacked && styles.beside)}>
      <h3>{heading}</h3>
      <div className={styles.words}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && (
          <p>
            <TextLink link={<PageLink to={link.to} />}>{link.label}</TextLink>
          </p>
        )}
        {checks && (
          <ul className={styles.checks}>
            {checks.map((check) => (
              <li key={check}>{check}</li>
            ))}
          </ul>
        )}
        {table && (
          <table className={styles.table}>
            <ColumnHeads columns={table.columns} />
            <tbody>
              {table.rows.map(([name, ...cells]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, index) => (
                    <td key={table.columns[index + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </div>
  );
}
