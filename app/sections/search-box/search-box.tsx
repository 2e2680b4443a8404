import { type FormEvent, useEffect, useRef } from "react";
import { Form, useSearchParams } from "react-router";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import styles from "./search-box.module.css";

type SearchBoxProps = {
  label: string;
  /** What came of it: "3 of 8 episodes match". Said after every change. */
  status: string;
};

/** The parameter of the address that holds the search. */
export const searchParameter = "q";

/** A search that lives in the address: a GET form without script, at every key with it. */
export function SearchBox({ label, status }: SearchBoxProps) {
  const [parameters, setParameters] = useSearchParams();
  const query = parameters.get(searchParameter) ?? "";
  const input = useRef<HTMLFormElement>(null);

  /* Back and forward change the address without a key being pressed. While somebody types, the address
     lags behind the field and must not write over it. */
  useEffect(() => {
    const field = input.current?.elements.namedItem(searchParameter);
    if (field instanceof HTMLInputElement && field !== document.activeElement) field.value = query;
  }, [query]);

  function onInput(event: FormEvent<HTMLFormElement>) {
    const words = String(new FormData(event.currentTarget).get(searchParameter) ?? "");
    setParameters(words ? { [searchParameter]: words } : {}, { replace: true, preventScrollReset: true });
  }

  return (
    <Form
      ref={input}
      role="search"
      aria-label={label}
      className={styles.search}
      onInput={onInput}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        type="search"
        name={searchParameter}
        label={label}
        defaultValue={query}
        maxLength={100}
        autoComplete="off"
        id="search"
      />
      <Button type="submit" className={styles.submit}>
        Search
      </Button>
      <p className={styles.status} role="status">
        {status}
      </p>
    </Form>
  );
}

/** "All 8 episodes", "1 of 8 episodes matches", or the words for none. */
export function searchStatus(found: number, all: number, words: { many: string; none: string }) {
  if (found === 0) return words.none;
  if (found === all) return `All ${all} ${words.many}`;
  return `${found} of ${all} ${words.many} ${found === 1 ? "matches" : "match"}`;
}
