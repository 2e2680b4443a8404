import { type ComponentProps, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { Field, type FieldWords } from "./field.tsx";

type TextAreaProps = FieldWords & Omit<ComponentProps<"textarea">, keyof FieldWords | "ref">;

/** Several lines of text; grows with its content if the browser supports it. */
export function TextArea({ label, mark, hint, error, id, className, rows = 3, ...textarea }: TextAreaProps) {
  const place = useTypedBefore(id);
  return (
    <Field label={label} mark={mark} hint={hint} error={error} id={id} className={className}>
      {(control) => <textarea ref={place} {...textarea} {...control} rows={rows} />}
    </Field>
  );
}

/**
 * Restores what was typed before the script loaded, which React overwrites with the initial text on hydration. The
 * initial text stays the default value, so that a form can tell what was changed.
 */
function useTypedBefore(id: string | undefined) {
  const place = useRef<HTMLTextAreaElement>(null);
  const isTakenOver = useSyncExternalStore(neverChanges, isNot, is) && typeof document !== "undefined";
  const [typed] = useState(() => (isTakenOver && id ? typedInto(id) : undefined));
  useLayoutEffect(() => {
    const area = place.current;
    if (area && typed !== undefined && area.value !== typed) area.value = typed;
  }, [typed]);
  return place;
}

function typedInto(id: string) {
  const control = document.getElementById(id);
  return control instanceof HTMLTextAreaElement ? control.value : undefined;
}

const neverChanges = () => () => {};
const is = () => true;
const isNot = () => false;
