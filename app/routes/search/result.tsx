import { PageLink } from "#app/frame/page-link.tsx";
import type { SearchAnswer, TextSegment } from "#server/page-input.ts";
import styles from "./result.module.css";

/** A search result: the page's kind, its title, and the passage where the words occur. */
export function Result({ path, title, kind, heading, text }: SearchAnswer["found"][number]) {
  const place = heading.map((segment) => segment.text).join("");
  return (
    <li className={styles.result}>
      <p className={styles.kind}>{kind}</p>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <PageLink to={path}>{title}</PageLink>
        </h3>
        {place && !title.endsWith(place) && (
          <p className={styles.place}>
            <Marked text={heading} />
          </p>
        )}
        <p>
          <Marked text={text} />
        </p>
      </div>
    </li>
  );
}

function Marked({ text }: { text: TextSegment[] }) {
  return text.map((segment, index) => {
    const key = `${index} ${segment.text}`;
    return segment.marked ? <mark key={key}>{segment.text}</mark> : <span key={key}>{segment.text}</span>;
  });
}
