import { type RefObject, startTransition, useEffect, useMemo, useState } from "react";
import { href } from "react-router";
import { afterPicture } from "./after-picture.ts";
import type { LoadedPlanner } from "./load-planner.ts";
import { changesOf } from "./send-changed-fields.ts";

/** Whether the answer is the one to what the fields hold: it is, it is being taken anew, or it can't be. */
export type Currency = "current" | "anew" | "wrong" | "failed";

/** ms after which a plan that is being changed rests. */
const rest = 350;

/**
 * Answers a plan while it is changed, without sending the form: the address, the history and the fields stay as they
 * are until the visitor asks.
 * @param isReady whether the script of the fields is there: before, all stays as the server sent it
 * @returns what to show: the page's data with the answers of the changed plan and the messages of its fields
 */
export function useChanges(form: RefObject<HTMLFormElement | null>, loaded: LoadedPlanner, isReady: boolean) {
  /** Not what is changed: a further key draws nothing anew. */
  const [isChanged, setIsChanged] = useState(false);
  /** The answer to what the fields hold; undefined while it is being taken. */
  const [answered, setAnswered] = useState<{ data: LoadedPlanner | undefined }>();
  const [last, setLast] = useState(loaded);
  const [base, setBase] = useState(loaded);
  if (base !== loaded) {
    setBase(loaded);
    setLast(loaded);
    setIsChanged(false);
    setAnswered(undefined);
  }

  useEffect(() => {
    if (!isReady) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let request = new AbortController();
    const ask = async (query: string) => {
      const { signal } = request;
      const data = await answerTo(query, signal);
      if (signal.aborted) return;
      /* Nearly all of the page changes with it: keys and the driving fleet come first. */
      startTransition(() => {
        setAnswered({ data });
        if (data && !data.wrong) setLast(data);
      });
    };
    const changes = afterPicture(() => form.current && check(form.current));
    const change = ({ target }: Event) => {
      if (!form.current || (target as Partial<HTMLInputElement>).form !== form.current) return;
      request.abort();
      changes.ask();
    };
    const check = (element: HTMLFormElement) => {
      const { query, isChanged } = changesOf(element);
      clearTimeout(timer);
      request.abort();
      request = new AbortController();
      setIsChanged(isChanged);
      setAnswered(undefined);
      if (!isChanged) setLast(loaded);
      else timer = setTimeout(() => void ask(query), rest);
    };
    /* The whole form is answered now: two requests at once would only wait for one another. */
    const send = ({ target }: Event) => {
      if (target !== form.current) return;
      changes.end();
      clearTimeout(timer);
      request.abort();
    };
    document.addEventListener("submit", send);
    document.addEventListener("input", change);
    /* Something may have been typed before this script came. */
    if (form.current) check(form.current);
    return () => {
      document.removeEventListener("submit", send);
      document.removeEventListener("input", change);
      changes.end();
      clearTimeout(timer);
      request.abort();
    };
  }, [form, loaded, isReady]);

  const currency: Currency = !isChanged
    ? "current"
    : !answered
      ? "anew"
      : !answered.data
        ? "failed"
        : answered.data.wrong
          ? "wrong"
          : "current";
  const told = isChanged ? answered?.data : undefined;
  /* The same as long as nothing of it changes, so that a key doesn't draw the page anew. */
  const shown = useMemo(
    () => ({ ...last, ...(told ? messagesOf(loaded, told) : fieldsOf(loaded)) }),
    [last, loaded, told],
  );
  return { shown, currency };
}

/** The fields keep what they came with, which tells what is changed; only what is said of them is new. */
function messagesOf(loaded: LoadedPlanner, told: LoadedPlanner) {
  return {
    fields: said(loaded.fields, told.fields),
    costFields: said(loaded.costFields, told.costFields),
    rows: said(loaded.rows, told.rows),
  };
}

type Said = { name: string; error?: string; hint?: string };

function said<Field extends Said>(fields: readonly Field[], others: readonly Said[]) {
  return fields.map((field) => {
    const { error: _, hint: __, ...own } = field;
    const { error, hint } = others.find(({ name }) => name === field.name) ?? {};
    return { ...own, ...(error && { error }), ...(hint && { hint }) } as Field;
  });
}

const fieldsOf = ({ fields, costFields, rows }: LoadedPlanner) => ({ fields, costFields, rows });

/** ms after which an answer that could not be fetched is asked for again. */
const pauses = [1000, 3000];

async function answerTo(query: string, signal: AbortSignal): Promise<LoadedPlanner | undefined> {
  for (const pause of [...pauses, 0]) {
    try {
      const answer = await fetch(`${href("/planner/answer")}?${query}`, { signal });
      if (answer.ok) return await answer.json();
    } catch {
      if (signal.aborted) return undefined;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (signal.aborted) return undefined;
  }
  return undefined;
}
