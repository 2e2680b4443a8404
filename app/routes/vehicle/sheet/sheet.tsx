import { useId } from "react";
import { SourceMark, type SourceWords } from "#app/sections/source-mark/source-mark.tsx";
import type { vehiclePage } from "#content/products/vehicle-page.ts";
import type { MarkedGroup } from "../load-vehicle.ts";
import { Fold, Part } from "../part/part.tsx";
import styles from "./sheet.module.css";

type SheetProps = { groups: readonly MarkedGroup[]; words: typeof vehiclePage.sheet };

/**
 * Every figure that the page has not yet told, and what the marks of their sources mean. A group of one source is marked
 * once. On a phone the groups are folded.
 */
export function Sheet({ groups, words }: SheetProps) {
  return (
    <Part heading={words.heading}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.title} {...group} words={words} />
        ))}
      </div>
      <dl className={styles.sources}>
        {/* Marks and their sources stand in one order. */}
        {Object.values(words.marks).map((mark, at) => (
          <div key={mark}>
            <dt>{mark}</dt>
            <dd>{Object.values(words.sources)[at]}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function Group({ title, source, rows, words }: MarkedGroup & { words: SourceWords }) {
  const caption = useId();
  const markOf = (source: MarkedGroup["source"]) => source && <SourceMark source={source} words={words} />;
  const marked = (
    <>
      {title} {markOf(source)}
    </>
  );
  return (
    <Fold title={marked} className={styles.fold}>
      <table className={styles.group} aria-labelledby={caption}>
        <caption id={caption}>{marked}</caption>
        <tbody>
          {rows.map(({ label, value, source }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                {value} {markOf(source)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}
