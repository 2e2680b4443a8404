import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigation, useSearchParams } from "react-router";
import type { SearchedPattern } from "#addresses/pages.ts";
import { useQuery } from "#app/query.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import styles from "./search-box.module.css";

type SearchBoxProps = {
  page: SearchedPattern;
  label: string;
  /** The outcome: "3 of 8 episodes match". Announced after every change. */
  status: string;
  /** The pause after the last key, in ms, before the address changes; for a search that requests the server. */
  pause?: number;
  /** What it says if the server doesn't answer: the words, and the button that asks again. */
  late?: { words: string; again: string };
  /** Whether the search is the page's purpose: then the field has focus until something is searched. */
  first?: boolean;
};

/** A search that is kept in the address: by a GET form without script, at every key with script. */
export function SearchBox({ page, label, status, pause = 0, late, first = false }: SearchBoxProps) {
  const [, setParameters] = useSearchParams();
  const query = useQuery(page).get("q") ?? "";
  const form = useRef<HTMLFormElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLate = useLate(late !== undefined);

  /*
   * Back and Forward change the address without a key press, so the field follows. While somebody types, the address
   * lags behind and must not overwrite the field.
   */
  useEffect(() => {
    const field = form.current?.elements.namedItem("q");
    if (field instanceof HTMLInputElement && field !== document.activeElement) field.value = query;
  }, [query]);

  useEffect(() => () => clearTimeout(waiting.current), []);

  function follow() {
    clearTimeout(waiting.current);
    if (!form.current) return;
    const words = String(new FormData(form.current).get("q") ?? "");
    setParameters(words ? { q: words } : {}, { replace: true, preventScrollReset: true });
  }

  function onInput() {
    clearTimeout(waiting.current);
    if (pause === 0) follow();
    else waiting.current = setTimeout(follow, pause);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    follow();
  }

  return (
    <Form
      ref={form}
      data-live=""
      role="search"
      aria-label={label}
      className={styles.search}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <TextField
        type="search"
        name="q"
        label={label}
        defaultValue={query}
        maxLength={100}
        autoComplete="off"
        id="search"
        data-first-focus={first || undefined}
        /* A visitor who opens a search page wants to type. */
        autoFocus={first && !query}
      />
      <Button type="submit" className={styles.submit}>
        Search
      </Button>
      <p className={styles.status} role="status">
        {isLate ? late?.words : status}
      </p>
      {isLate && (
        <Button type="submit" className={styles.again}>
          {late?.again}
        </Button>
      )}
    </Form>
  );
}

/** How long the page that is asked for may take, ms. */
const patience = 3000;

/** Whether the page that is asked for doesn't come, or can't: where a search fails, the page on show stays. */
function useLate(isAsked: boolean) {
  const { state } = useNavigation();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (state === "idle" || !isAsked) return;
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [state, isAsked]);
  return isLate;
}

/** "All 8 episodes", "1 of 8 episodes matches", or the words for none. */
export function searchStatus(found: number, all: number, words: { many: string; none: string }) {
  if (found === 0) return words.none;
  if (found === all) return `All ${all} ${words.many}`;
  return `${found} of ${all} ${words.many} ${found === 1 ? "matches" : "match"}`;
}
