import { href } from "react-router";
import { afterPicture } from "./after-picture.ts";
import type { LoadedPlanner } from "./load-planner.ts";

/** ms after which a plan that is being changed rests. */
const rest = 350;

type Watcher = {
  /** What the form holds; it is the page's, which needs it to send the form. */
  read: (form: HTMLFormElement) => { query: string; isChanged: boolean };
  /** @param isChanged whether the form holds another plan than the page came with */
  changed: (isChanged: boolean) => void;
  answered: (answered: Answered) => void;
};

/** The answer to what the form holds, undefined where it could not be fetched, and what it says of the fields. */
export type Answered = {
  data: LoadedPlanner | undefined;
  said: Pick<LoadedPlanner, "fields" | "costFields" | "rows"> | undefined;
};

/** Tells of each change of the form of a loaded plan, and asks for the answer once its plan rests. @returns a function that ends it */
export function watchForm(
  form: HTMLFormElement,
  loaded: LoadedPlanner,
  { read, changed, answered }: Watcher,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();
  const stop = () => {
    clearTimeout(timer);
    request.abort();
  };
  const ask = async (query: string) => {
    const { signal } = request;
    const data = await answerTo(query, signal);
    if (!signal.aborted) answered({ data, said: data && messagesOf(loaded, data) });
  };
  const check = () => {
    const { query, isChanged } = read(form);
    stop();
    request = new AbortController();
    changed(isChanged);
    if (isChanged) timer = setTimeout(() => void ask(query), rest);
  };
  const checking = afterPicture(check);
  const change = ({ target }: Event) => {
    if ((target as Partial<HTMLInputElement>).form !== form) return;
    request.abort();
    checking.ask();
  };
  /* The whole form is answered now: two requests at once would only wait for one another. */
  const send = ({ target }: Event) => {
    if (target !== form) return;
    checking.end();
    stop();
  };
  document.addEventListener("submit", send);
  document.addEventListener("input", change);
  /* Something may have been typed before this script came. */
  check();
  return () => {
    document.removeEventListener("submit", send);
    document.removeEventListener("input", change);
    checking.end();
    stop();
  };
}

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
