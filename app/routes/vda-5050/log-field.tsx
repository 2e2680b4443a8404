import { type ComponentProps, useMemo, useRef } from "react";
import { Field } from "#ui/field/field.tsx";
import styles from "./log-field.module.css";

type LogFieldProps = {
  label: string;
  hint: string;
  value: string;
  onChange: NonNullable<ComponentProps<"textarea">["onChange"]>;
  /** Lines that the answer names. */
  named: ReadonlySet<number>;
};

/** A log to write in, with the numbers of its lines, by which the answer names them. */
export function LogField({ label, hint, value, onChange, named }: LogFieldProps) {
  const numbers = useRef<HTMLOListElement>(null);
  const lines = useMemo(() => value.split("\n").length, [value]);
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <div className={styles.log}>
          <ol ref={numbers} className={styles.numbers} aria-hidden="true">
            {Array.from({ length: Math.min(lines, maxNumbers) }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
              <li key={index} data-named={named.has(index + 1) || undefined}>
                {index + 1}
              </li>
            ))}
          </ol>
          <textarea
            {...control}
            rows={4}
            spellCheck={false}
            value={value}
            onChange={onChange}
            onScroll={({ currentTarget }) => {
              if (numbers.current) numbers.current.scrollTop = currentTarget.scrollTop;
            }}
          />
        </div>
      )}
    </Field>
  );
}

/** A longer log is searched by its text; its numbers would slow typing down. */
const maxNumbers = 5000;
