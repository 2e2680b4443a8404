import { type LinkRow, LinkRows } from "#app/sections/link-rows/link-rows.tsx";
import { vehiclePage } from "#content/vehicle-page.ts";
import styles from "./sheet.module.css";
import type { SheetGroup } from "./sheet-rows.ts";

const words = vehiclePage.sheet;

type SheetProps = { groups: readonly SheetGroup[]; ways: readonly LinkRow[] };

/** The full sheet: every figure with the mark of its source, what the marks mean, and where to go from here. */
export function Sheet({ groups, ways }: SheetProps) {
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
      <LinkRows rows={ways} label={words.links} />
    </div>
  );
}
