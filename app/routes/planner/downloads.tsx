import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { plannerWords } from "#content/planner/planner.ts";
import { TextLink } from "#ui/text-link/text-link.tsx";
import styles from "./planner.module.css";

const { link, takeAway } = plannerWords;

type DownloadsProps = {
  path: string;
  /** The query of the files' addresses. */
  query: string;
};

/** The plan to share: its link, and files made from it. */
export function Downloads({ path, query }: DownloadsProps) {
  return (
    <div data-roving="a" className={styles.downloads}>
      <p className={styles.text}>{link.text}</p>
      <p>
        <TextLink link={<PageLink to={path} />}>{link.label}</TextLink>
      </p>
      <p>
        <TextLink link={<PageLink to={`${href("/planner/play")}?${query}`} />}>{link.watch}</TextLink>
      </p>
      <h3 className={styles.name}>{takeAway.files}</h3>
      <ul className={styles.files}>
        {takeAway.list.map(({ file, label, ...rest }) => (
          <li key={file}>
            <TextLink href={`${href("/planner/files/:file", { file })}?${query}`}>{label}</TextLink>
            {"note" in rest && <small>{rest.note}</small>}
          </li>
        ))}
      </ul>
      <p>
        <TextLink link={<PageLink to={takeAway.method.to} />}>{takeAway.method.label}</TextLink>
      </p>
    </div>
  );
}
