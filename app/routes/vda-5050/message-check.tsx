import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { vdaWords } from "#content/planner/vda-5050.ts";
import type { Version } from "#planner/messages/rules/rule.ts";
import { Button } from "#ui/button/button.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { CheckAnswer } from "./check-answer.tsx";
import type { Result } from "./judged-trace.ts";
import { LogField } from "./log-field.tsx";
import { type Checking, useCheck } from "./use-check.ts";
import styles from "./vda-5050.module.css";

const words = vdaWords.check;
/** Larger files are judged without being shown in the field. */
const shownAtMost = 200_000; /* bytes */

type MessageCheckProps = { example: string; initial: Result };

/** Judges messages by the official schemas and the rules of the standard, without sending them anywhere. */
export function MessageCheck({ example, initial }: MessageCheckProps) {
  const [version, setVersion] = useState("");
  const [text, setText] = useState(example);
  const [file, setFile] = useState<File>();
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { checking, check, stop } = useCheck(initial);

  const named = useMemo(() => linesBroken(checking), [checking]);

  const ask = (trace: string | File) =>
    check({ trace, version: (version || undefined) as Version | undefined });

  async function open(opened: File | undefined) {
    if (!opened) return;
    const text = opened.size > shownAtMost ? "" : await opened.text().catch(() => "");
    /* A packed one is no text that anybody could read. */
    const isShown = text !== "" && !text.includes("\uFFFD");
    setFile(isShown ? undefined : opened);
    setText(isShown ? text : "");
    ask(opened);
  }

  useDrops(open, setIsOver);

  function submit(event: FormEvent) {
    event.preventDefault();
    ask(file && text === "" ? file : text);
  }

  return (
    <form className={styles.check} onSubmit={submit} data-over={isOver || undefined}>
      <div className={styles.given}>
        <LogField
          label={words.label}
          hint={file ? words.file(file.name, Math.ceil(file.size / 1_000_000)) : words.hint}
          value={text}
          onChange={({ target }) => setText(target.value)}
          named={named}
        />
        <div className={styles.buttons}>
          <Button type="submit" tone="solid">
            {words.submit}
          </Button>
          <Button onClick={() => input.current?.click()}>{words.open}</Button>
          <input
            ref={input}
            hidden
            type="file"
            aria-label={words.open}
            onChange={({ target }) => {
              void open(target.files?.[0]);
              target.value = "";
            }}
          />
        </div>
      </div>
      <CheckAnswer checking={checking} onStop={stop} />
      <div className={styles.version}>
        <SelectField
          label={words.version}
          value={version}
          options={words.versions}
          onChange={({ target }) => setVersion(target.value)}
        />
      </div>
    </form>
  );
}

function linesBroken(checking: Checking) {
  const told = checking.kind === "judged" ? checking.result.told : [];
  return new Set(told.filter(({ verdict }) => verdict === "broken").map(({ line }) => line));
}

/** Takes files that are dropped anywhere on the page. */
function useDrops(open: (file: File | undefined) => void, setIsOver: (isOver: boolean) => void) {
  const opened = useRef(open);
  useEffect(() => {
    opened.current = open;
  });
  useEffect(() => {
    const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") === true;
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      opened.current(event.dataTransfer?.files[0]);
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("dragover", over, { signal });
    window.addEventListener("dragleave", leave, { signal });
    window.addEventListener("drop", drop, { signal });
    return () => listening.abort();
  }, [setIsOver]);
}
