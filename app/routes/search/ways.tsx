import { PageLink } from "#app/frame/page-link.tsx";
import { LinkRows } from "#app/sections/link-rows/link-rows.tsx";
import { searchWords } from "#content/search.ts";
import { TextLink } from "#ui/text-link/text-link.tsx";
import styles from "./ways.module.css";

const { none, ways } = searchWords;

/** Links to go on: before a search, and if one found nothing. */
export function Ways({ nothingFound }: { nothingFound: boolean }) {
  return (
    <>
      {nothingFound && (
        <div className={styles.help}>
          {none.help.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <TextLink link={<PageLink to={none.ask.to} />}>{none.ask.label}</TextLink>
        </div>
      )}
      <LinkRows rows={ways} className={styles.ways} />
    </>
  );
}
