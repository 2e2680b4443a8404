import { BrokenRules, RulesAsked, VerdictLine } from "#app/sections/verdicts/verdicts.tsx";
import { sandboxPageWords } from "#content/planner/sandbox.ts";
import type { SandboxMoment, ShownMessage } from "#server/page-input.ts";
import { TextLink } from "#ui/text-link/text-link.tsx";
import styles from "./sandbox.module.css";

const { verdicts: words, messages: messageWords } = sandboxPageWords;

type VerdictsProps = { inside: NonNullable<SandboxMoment["inside"]>; report: (end: "" | ".xml") => string };

/** What the rules say of the messages so far, and the report as a file. */
export function Verdicts({ inside: { heard, broken, tallies }, report }: VerdictsProps) {
  const rules = Object.values(tallies);
  const count = rules.reduce((sum, { broken: times }) => sum + times, 0);
  return (
    <div className={styles.told}>
      <p className={styles.text}>{words.text}</p>
      <VerdictLine text={count === 0 ? words.right(heard) : words.wrong(count, heard)} />
      {broken.length > 0 && (
        <BrokenRules
          reversed
          rules={broken.toReversed().map(({ n, rule, section, topic, headerId, text }) => ({
            ...{ id: n, text },
            rule: words.rule(rule, section),
            at: words.at(topic, headerId),
          }))}
        />
      )}
      <RulesAsked title={words.asked(rules.length)} columns={words.columns} tallies={tallies} />
      <p className={styles.text}>{words.reportText}</p>
      <p className={styles.files}>
        <TextLink icon="download" href={report("")}>
          {words.report}
        </TextLink>
        <TextLink icon="download" href={report(".xml")}>
          {words.junit}
        </TextLink>
      </p>
    </div>
  );
}

/** The last messages, the newest first. */
export function LastMessages({ messages }: { messages: readonly ShownMessage[] }) {
  return (
    <div className={styles.told}>
      <p>{messages.length === 0 ? messageWords.none : messageWords.text}</p>
      <div className={styles.messages}>
        {messages.toReversed().map(({ n, topic, at, text }) => (
          <details key={n}>
            <summary>
              {topic} <span className={styles.note}>{at}</span>
            </summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
            <pre tabIndex={0}>{text}</pre>
          </details>
        ))}
      </div>
    </div>
  );
}
