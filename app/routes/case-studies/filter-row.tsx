import { PageLink } from "#app/frame/page-link.tsx";
import styles from "./filter-row.module.css";
import type { Choice } from "./filters.ts";

type FilterRowProps = {
  label: string;
  /** Name of the parameter in the address. */
  name: string;
  choices: readonly Choice[];
  /** The current parameters; a link changes only its own. */
  parameters: URLSearchParams;
  /** How many studies would be listed with that value. */
  count: (value: string) => number;
};

/** Values of one filter as links, so that each narrowed list has an address and needs no script. */
export function FilterRow({ label, name, choices, parameters, count }: FilterRowProps) {
  const chosen = parameters.get(name) ?? "";
  return (
    <nav className={styles.row} aria-label={label}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <ul className={styles.choices}>
        {[{ value: "", label: "All" }, ...choices].map((choice) => (
          <li key={choice.value}>
            <PageLink
              to={{ search: withValue(parameters, name, choice.value) }}
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

function withValue(parameters: URLSearchParams, name: string, value: string) {
  const next = new URLSearchParams(parameters);
  if (value) next.set(name, value);
  else next.delete(name);
  return `?${next}`;
}
