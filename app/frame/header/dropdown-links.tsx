import type { NavigationPath } from "#content/frame/navigation.ts";
import { HeaderLink } from "./header-link.tsx";
import styles from "./panel.module.css";

type DropdownLinksProps = { links: readonly { title: string; path: NavigationPath; note?: string }[] };

/** The pages of a group. */
export function DropdownLinks({ links }: DropdownLinksProps) {
  return (
    <ul className={styles.links}>
      {links.map(({ title, path, note }) => (
        <li key={path}>
          <HeaderLink to={path}>
            {title}
            {note && <small>{note}</small>}
          </HeaderLink>
        </li>
      ))}
    </ul>
  );
}
