import { type RefObject, startTransition, useEffect, useMemo, useState } from "react";
import type { LoadedPlanner } from "./load-planner.ts";
import { changesOf } from "./send-changed-fields.ts";
import type { Answered } from "./watch-form.ts";

/** Whether the answer is the one to what the fields hold: it is, it is being taken anew, or it can't be. */
export type Currency = "current" | "anew" | "wrong" | "failed";

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
  const [answered, setAnswered] = useState<Answered>();
  const [last, setLast] = useState(loaded);
  const [base, setBase] = useState(loaded);
  if (base !== loaded) {
    setBase(loaded);
    setLast(loaded);
    setIsChanged(false);
    setAnswered(undefined);
  }

  useEffect(() => {
    const element = form.current;
    if (!isReady || !element) return;
    let isOver = false;
    let end = () => {};
    /* Without its script, or a connection, the form waits for its button. */
    import("./watch-form.ts").then(
      ({ watchForm }) => {
        if (isOver) return;
        end = watchForm(element, loaded, {
          read: changesOf,
          changed: (isChanged) => {
            setIsChanged(isChanged);
            setAnswered(undefined);
            if (!isChanged) setLast(loaded);
          },
          /* Nearly all of the page changes with it: keys and the driving fleet come first. */
          answered: (found) =>
            startTransition(() => {
              setAnswered(found);
              if (found.data && !found.data.wrong) setLast(found.data);
            }),
        });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      end();
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
  const said = isChanged ? answered?.said : undefined;
  /* The same as long as nothing of it changes, so that a key doesn't draw the page anew. */
  const shown = useMemo(() => ({ ...last, ...(said ?? fieldsOf(loaded)) }), [last, loaded, said]);
  return { shown, currency };
}

const fieldsOf = ({ fields, costFields, rows }: LoadedPlanner) => ({ fields, costFields, rows });
