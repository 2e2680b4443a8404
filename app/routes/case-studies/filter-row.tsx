import type { QueryName } from "#addresses/pages.ts";
import { PageLink } from "#app/frame/page-link.tsx";
import type { Query } from "#app/query.ts";
import styles from "./filter-row.module.css";
import type { Choice } from "./filters.ts";

type FilterRowProps = {
  label: string;
  /** The parameter in the address. */
  name: QueryName<"/case-studies">;
  choices: readonly Choice[];
  /** What the address asks for; a link changes only its own parameter. */
  query: Query<"/case-studies">;
  /** How many studies would be listed with that value. */
  count: (value: string) => number;
};

/** Values of one filter as links, so that each narrowed list has an address and needs no script. */
export function FilterRow({ label, name, choices, query, count }: FilterRowProps) {
  const chosen = query.get(name) ?? "";
  return (
    <nav className={styles.row} aria-label={label}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <ul className={styles.choices}>
        {[{ value: "", label: "All" }, ...choices].map((choice) => (
          <li key={choice.value}>
            <PageLink
              to={{ search: withValue(query, name, choice.value) }}
              className={styles.choice}
              aria-current={choice.value === chosen ? "true" : undefined}
              preventScrollReset
            >
              {choice.label} <span className={styles.count}>{count(choice.value)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function withValue(query: FilterRowProps["query"], name: string, value: string) {
  const next = new URLSearchParams(query.toString());
  if (value) next.set(name, value);
  else next.delete(name);
  return `?${next}`;
}
