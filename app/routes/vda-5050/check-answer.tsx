import { BrokenRules, RulesAsked, VerdictLine } from "#app/sections/verdicts/verdicts.tsx";
import { useHandedFocus } from "#app/use-handed-focus.ts";
import { vdaWords } from "#content/planner/vda-5050.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import type { Result } from "./judged-trace.ts";
import type { Checking } from "./use-check.ts";
import styles from "./vda-5050.module.css";

const words = vdaWords.check;
const shownAtMost = 50;

/** What came of a check: the verdict, each broken rule beside its message, and what was asked. */
export function CheckAnswer({ checking, onStop }: { checking: Checking; onStop: () => void }) {
  return (
    <section className={styles.answer} aria-label={words.answer}>
      {checking.kind === "busy" && (
        <>
          <progress max={1} value={checking.share} aria-label={words.progress} />
          <p>{words.judged(checking.messages)}</p>
          <Stop onStop={onStop} />
        </>
      )}
      <VerdictLine
        isTold
        text={
          checking.kind === "judged"
            ? verdictOf(checking.result)
            : checking.kind === "stopped"
              ? words.stopped
              : ""
        }
      />
      {checking.kind === "judged" && checking.result.cut && (
        <Alert tone="error">{words.cut(checking.result.cut)}</Alert>
      )}
      {checking.kind === "judged" && <Judged result={checking.result} junit={checking.junit} />}
      {checking.kind === "failed" && <Alert tone="error">{words.failed}</Alert>}
    </section>
  );
}

/** It goes with the check that it stops: the button that starts another then has the focus. */
function Stop({ onStop }: { onStop: () => void }) {
  const button = useHandedFocus<HTMLButtonElement>(({ form }) =>
    form?.querySelector<HTMLElement>("[type=submit]"),
  );
  return (
    <Button ref={button} onClick={onStop}>
      {words.stop}
    </Button>
  );
}

const brokenIn = ({ rules }: Result) => Object.values(rules).reduce((sum, { broken }) => sum + broken, 0);

function verdictOf(result: Result) {
  if (result.messages === 0) return result.unread === 0 ? words.empty : words.nothing;
  const broken = brokenIn(result);
  return broken === 0 ? words.right(result.messages) : words.wrong(broken, result.messages);
}

function Judged({ result, junit }: { result: Result; junit: string }) {
  const broken = result.told.filter(({ verdict }) => verdict === "broken");
  const untold = result.told.filter(({ verdict }) => verdict === "unknown");
  const kinds = Object.entries(result.kinds).map(([kind, count]) => `${count} ${kind}`);
  return (
    <>
      <p className={styles.from}>{kinds.join(", ")}</p>
      {broken.length > shownAtMost && <p>{words.first(shownAtMost)}</p>}
      <BrokenRules
        rules={broken.slice(0, shownAtMost).map((told, index) => ({
          id: `${told.line} ${told.rule} ${told.text}`,
          rule: words.rule(told.rule, told.section),
          at: words.at(told.line, told.topic, told.headerId),
          text: told.text,
          below: <Message text={told.message} isShown={index === 0} />,
        }))}
      />
      <Unread result={result} />
      {untold.length > 0 && (
        <details>
          <summary>{words.untold(untold.length)}</summary>
          <ul>
            {untold.slice(0, shownAtMost).map(({ line, rule, section, text }) => (
              <li key={`${line} ${rule} ${text}`}>
                {words.place(line)}: {text} <span className={styles.from}>{words.rule(rule, section)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <RulesAsked
        title={words.asked(Object.keys(result.rules).length)}
        columns={words.columns}
        tallies={result.rules}
        hidden={result.messages === 0}
      />
      {junit !== "" && (
        <div className={styles.buttons}>
          <Button
            size="small"
            onClick={() => save("verdicts.json", "application/json", JSON.stringify(result, null, 2))}
          >
            {words.saveJson}
          </Button>
          <Button size="small" onClick={() => save("verdicts.xml", "application/xml", junit)}>
            {words.saveJunit}
          </Button>
        </div>
      )}
    </>
  );
}

function Message({ text, isShown }: { text: string; isShown: boolean }) {
  return (
    <details open={isShown}>
      <summary>{words.message}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </details>
  );
}

function Unread({ result: { messages, unread, lines } }: { result: Result }) {
  if (unread === 0) return null;
  return (
    <details open={messages === 0}>
      <summary>{words.unread(unread)}</summary>
      <ul>
        {lines.slice(0, shownAtMost).map(({ line, why }) => (
          <li key={`${line} ${why}`}>
            {words.place(line)} {why}.
          </li>
        ))}
      </ul>
    </details>
  );
}

function save(name: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
