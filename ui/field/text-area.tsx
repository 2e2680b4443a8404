import { type ComponentProps, useState, useSyncExternalStore } from "react";
import { Field, type FieldWords } from "./field.tsx";

type Properties = FieldWords &
  Omit<ComponentProps<"textarea">, keyof FieldWords | "defaultValue"> & {
    defaultValue?: string | undefined;
  };

/** Several lines of text; grows with what is written, where the browser can. */
export function TextArea({ label, mark, hint, error, id, className, rows = 3, ...textarea }: Properties) {
  const { defaultValue, ...others } = textarea;
  const first = useFirstValue(id, defaultValue);
  const held = first === undefined ? others : { ...others, defaultValue: first };
  return (
    <Field label={label} mark={mark} hint={hint} error={error} id={id} className={className}>
      {(control) => <textarea {...held} {...control} rows={rows} />}
    </Field>
  );
}

/**
 * What it holds at first: on a page that came as HTML, what was typed before the script came, over which React would
 * write the words that it began with.
 */
function useFirstValue(id: string | undefined, defaultValue: string | undefined) {
  const isTakenOver = useSyncExternalStore(nothingToHear, isNot, is) && typeof document !== "undefined";
  const [first] = useState(() => (isTakenOver && id ? typedInto(id) : undefined));
  return first ?? defaultValue;
}

function typedInto(id: string) {
  const control = document.getElementById(id);
  return control instanceof HTMLTextAreaElement ? control.value : undefined;
}

const nothingToHear = () => () => {};
const is = () => true;
const isNot = () => false;
