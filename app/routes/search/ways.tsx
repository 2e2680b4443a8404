import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { LinkRows } from "#app/sections/link-rows/link-rows.tsx";
import { searchWords } from "#content/frame/search.ts";
import { TextLink } from "#ui/text-link/text-link.tsx";
import styles from "./ways.module.css";

const { none, ways } = searchWords;

/** Links to go on: before a search, and if one found nothing. */
export function Ways({ nothingFound }: { nothingFound: boolean }) {
  return (
    <div className={nothingFound ? styles.beside : undefined}>
      {nothingFound && (
        <div className={styles.help}>
          <p>{none.help}</p>
          <ul className={styles.words}>
            {none.words.map((word) => (
              <li key={word}>
                <PageLink to={`${href("/search")}?${new URLSearchParams({ q: word })}`}>{word}</PageLink>
              </li>
            ))}
          </ul>
          <TextLink link={<PageLink to={none.ask.to} />}>{none.ask.label}</TextLink>
          <p>{none.answered}</p>
        </div>
      )}
      <LinkRows rows={ways} className={styles.ways} />
    </div>
  );
}
