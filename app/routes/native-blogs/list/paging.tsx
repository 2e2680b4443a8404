import { href } from "react-router";
import type { ListPage } from "#server/blog/pages.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./list.module.css";

/** Links to the previous and the next page. */
export function Paging({ page: { page, pages, filters } }: { page: ListPage }) {
  if (pages <= 1) return null;
  const address = (number: number) => {
    const parameters = new URLSearchParams({ page: String(number) });
    for (const [name, value] of Object.entries(filters)) if (value) parameters.set(name, value);
    return `${href("/native-blogs")}?${parameters}`;
  };
  return (
    <nav className={styles.paging} aria-label="Pages">
      {page > 1 && (
        <Button size="small" href={address(page - 1)}>
          Newer
        </Button>
      )}
      <p>
        Page {page} of {pages}
      </p>
      {page < pages && (
        <Button size="small" href={address(page + 1)}>
          Older
        </Button>
      )}
    </nav>
  );
}
