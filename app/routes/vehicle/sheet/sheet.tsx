import { useId } from "react";
import { SourceMark, type SourceWords } from "#app/sections/source-mark/source-mark.tsx";
import type { SheetGroup } from "#content/products/sheet-rows.ts";
import type { vehiclePage } from "#content/products/vehicle-page.ts";
import { Fold, Part } from "../part/part.tsx";
import styles from "./sheet.module.css";

type SheetProps = { groups: readonly SheetGroup[]; words: typeof vehiclePage.sheet };

/** The full sheet: every figure with the mark of its source, and what the marks mean. On a phone its groups are folded. */
export function Sheet({ groups, words }: SheetProps) {
  return (
    <Part heading={words.heading}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.title} {...group} words={words} />
        ))}
      </div>
      <dl className={styles.sources}>
        {(["specification", "model", "planning", "standard"] as const).map((source) => (
          <div key={source}>
            <dt>
              <SourceMark source={source} words={words} />
            </dt>
            <dd>{words.sources[source]}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function Group({ title, rows, words }: SheetGroup & { words: SourceWords }) {
  const caption = useId();
  return (
    <Fold title={title} className={styles.fold}>
      <table className={styles.group} aria-labelledby={caption}>
        <caption id={caption}>{title}</caption>
        <tbody>
          {rows.map(({ label, value, source }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                {value} <SourceMark source={source} words={words} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}
