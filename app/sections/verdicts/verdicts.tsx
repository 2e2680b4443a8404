import type { ReactNode } from "react";
import { ColumnHeads } from "#app/sections/column-heads/column-heads.tsx";
import styles from "./verdicts.module.css";

type BrokenRule = {
  id: string | number;
  /** Its name and section. */
  rule: string;
  /** The message in which it is broken. */
  at: string;
  text: string;
  below?: ReactNode;
};

/** What the rules say of all messages, in one sentence. */
export function VerdictLine({ text, isTold = false }: { text: string; isTold?: boolean }) {
  return (
    <p role={isTold ? "status" : undefined} className={styles.verdict}>
      {text}
    </p>
  );
}

/** Broken rules, each with its message. */
export function BrokenRules({ rules, reversed }: { rules: readonly BrokenRule[]; reversed?: boolean }) {
  return (
    <ol className={styles.broken} reversed={reversed}>
      {rules.map(({ id, rule, at, text, below }) => (
        <li key={id}>
          <h3>{rule}</h3>
          <p className={styles.at}>{at}</p>
          <p>{text}</p>
          {below}
        </li>
      ))}
    </ol>
  );
}

type RulesAskedProps = {
  title: string;
  columns: readonly string[];
  tallies: Readonly<Record<string, { kept: number; broken: number; unknown: number }>>;
  hidden?: boolean;
};

/** Each rule that was asked: how often it was kept, broken, or couldn't be told. */
export function RulesAsked({ title, columns, tallies, hidden }: RulesAskedProps) {
  return (
    <details className={styles.asked} hidden={hidden}>
      <summary>{title}</summary>
      <table>
        <ColumnHeads columns={columns} />
        <tbody>
          {Object.entries(tallies).map(([rule, { kept, broken, unknown }]) => (
            <tr key={rule}>
              <th scope="row">{rule}</th>
              <td>{kept}</td>
              <td>{broken}</td>
              <td>{unknown}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
