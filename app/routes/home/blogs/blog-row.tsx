import { Icon } from "#ui/icon/icon.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Pill } from "#ui/pill/pill.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import "#ui/whole-link/whole-link.css";
import type { HomeContent } from "../home-content.ts";
import styles from "./blogs.module.css";

/** One post of the external blog; the whole row is its link. */
export function BlogRow({ item }: { item: HomeContent["blogs"]["items"][number] }) {
  const { category, companyLogo, title, link, picture } = item;
  return (
    <li className={`link-area ${styles.row} fade-in`}>
      <Pill sign={companyLogo}>{category}</Pill>
      <h3 className={styles.title}>
        <a href={link} target="_blank" rel="noopener" className="area-link">
          {title}
          <Icon name="external" className={styles.sign ?? ""} />
          <VisuallyHidden> (external blog, opens in a new tab)</VisuallyHidden>
        </a>
      </h3>
      <Picture {...picture} sizes="(width<768px)68vw,20vw" fill className={styles.picture ?? ""} />
    </li>
  );
}
