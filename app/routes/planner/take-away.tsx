import { PageLink } from "#app/frame/page-link.tsx";
import { plannerWords } from "#content/planner.ts";
import { TextLink } from "#ui/text-link/text-link.tsx";
import styles from "./planner.module.css";

const { text, label } = plannerWords.link;

/** The plan to hand round: its link, and files made of it. */
export function TakeAway({ path }: { path: string; token: string }) {
  return (
    <>
      <p className={styles.text}>{text}</p>
      <p>
        <TextLink link={<PageLink to={path} />}>{label}</TextLink>
      </p>
    </>
  );
}
