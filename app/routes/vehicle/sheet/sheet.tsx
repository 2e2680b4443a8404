import type { vehiclePage } from "#content/vehicle-page.ts";
import styles from "./sheet.module.css";
import type { SheetGroup } from "./sheet-rows.ts";

type SheetProps = { groups: readonly SheetGroup[]; words: typeof vehiclePage.sheet };

/** The full sheet: every figure with the mark of its source, and what the marks mean. */
export function Sheet({ groups, words }: SheetProps) {
  return (
    <div className={styles.sheet}>
      <h3 className={styles.heading}>{words.heading}</h3>
      <div className={styles.groups}>
        {groups.map(({ title, rows }) => (
          <table key={title} className={styles.group}>
            <caption>{title}</caption>
            <tbody>
              {rows.map(({ label, value, source }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>
                    {value} <abbr title={words.sources[source]}>{words.marks[source]}</abbr>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <dl className={styles.sources}>
        {(["specification", "model", "planning", "standard"] as const).map((source) => (
          <div key={source}>
            <dt>{words.marks[source]}</dt>
            <dd>{words.sources[source]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
