import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { plannerEditorWords } from "#content/planner/editor.ts";
import { underlayWords as words } from "#content/planner/underlay.ts";
import type { Point } from "#planner/floor/floor.ts";
import { readTyped } from "#planner/numbers/typed.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import importStyles from "../../lif-import.module.css";
import styles from "../floor-editor.module.css";
import { forgetUnderlay, keepUnderlay, keptUnderlay } from "./kept-underlay.ts";
import { takeUnderlay } from "./take-underlay.ts";
import { type boxAround, scaled, type Underlay } from "./underlay.ts";

type UnderlayPartProps = {
  underlay: Underlay | undefined;
  onUnderlay: (underlay: Underlay | undefined) => void;
  /** The box around the floor. */
  box: Parameters<typeof boxAround>[0];
  /** The points that were clicked on the drawing so far; undefined while none are picked. */
  picked: readonly Point[] | undefined;
  onPick: (points: readonly Point[] | undefined) => void;
};

type Said = { tone: "note" | "error"; text: string };

/** Takes a picture or drawing of the building, keeps it with the plan, and scales it by two points and a distance. */
export function UnderlayPart({ underlay, onUnderlay, box, picked, onPick }: UnderlayPartProps) {
  const [said, setSaid] = useState<Said>();
  const [plan] = useState(planName);
  const isGone = useRef(false);
  const file = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the editor opens
  useEffect(() => {
    isGone.current = false;
    void keptUnderlay(plan).then((kept) => {
      if (kept && !isGone.current) onUnderlay(kept);
    });
    return () => {
      isGone.current = true;
    };
  }, []);

  async function show(next: Underlay, text: string) {
    onUnderlay(next);
    const isKept = await keepUnderlay(plan, next);
    setSaid({ tone: "note", text: isKept ? text : `${text} ${words.notKept}` });
  }

  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    currentTarget.value = "";
    setSaid({ tone: "note", text: words.reading });
    const taken = await takeUnderlay(file, box);
    if (isGone.current) return;
    if ("wrong" in taken) return setSaid({ tone: "error", text: taken.wrong });
    await show(taken.underlay, `${words.shown(file.name)} ${taken.underlay.note}`);
  }

  return (
    <fieldset className={styles.underlay}>
      <legend>{words.title}</legend>
      <div className={importStyles.import}>
        <label>
          {words.label}
          <input ref={file} type="file" accept="image/png,image/jpeg,image/svg+xml,.dxf" onChange={take} />
        </label>
      </div>
      <p className={styles.help}>{words.stays}</p>
      <div role="status">
        {said && (
          <Alert tone={said.tone} inStatus>
            {said.text}
          </Alert>
        )}
      </div>
      {underlay && (
        <>
          <Button
            size="small"
            onClick={() => {
              onUnderlay(undefined);
              onPick(undefined);
              setSaid(undefined);
              void forgetUnderlay(plan);
              /* The pressed button goes. */
              file.current?.focus();
            }}
          >
            {words.remove}
          </Button>
          <Measure
            key={picked?.length === 2 ? JSON.stringify(picked) : ""}
            picked={picked}
            onPick={onPick}
            onScale={(from, to, distance, at) => {
              const next = scaled(underlay, from, to, distance, at);
              if (!next) return setSaid({ tone: "error", text: words.same });
              onPick(undefined);
              void show(next, words.scaled);
            }}
          />
        </>
      )}
    </fieldset>
  );
}

type MeasureProps = Pick<UnderlayPartProps, "picked" | "onPick"> & {
  onScale: (from: Point, to: Point, distance: number, at: Point) => void;
};

const names = ["fromX", "fromY", "toX", "toY", "distance", "atX", "atY"] as const;
const labels = [...words.first, ...words.second, words.distance, ...words.at];
const isOptional = (name: string) => name.startsWith("at");

/** Two points, clicked or typed, and how far apart they are. */
function Measure({ picked, onPick, onScale }: MeasureProps) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [first, second] = picked?.length === 2 ? picked : [];
  const begun: Record<string, number | undefined> = {
    ...{ fromX: first?.x, fromY: first?.y, toX: second?.x, toY: second?.y },
  };

  function scale(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const read = names.map((name): ReturnType<typeof readTyped> => {
      const text = `${typed.get(name) ?? ""}`;
      return text.trim() === "" && isOptional(name) ? {} : readTyped(text, "mm");
    });
    const wrong = names.flatMap((name, at) => {
      const { value, why } = read[at] ?? {};
      return value === undefined && (!isOptional(name) || why)
        ? [[name, why ?? plannerEditorWords.noNumber]]
        : [];
    });
    setErrors(Object.fromEntries(wrong));
    if (wrong.length > 0) return;
    const [x = 0, y = 0, toX = 0, toY = 0, distance = 0, atX = x, atY = y] = read.map(({ value }) => value);
    onScale({ x, y }, { x: toX, y: toY }, distance, { x: atX, y: atY });
  }

  return (
    <form className={styles.measure} onSubmit={scale} aria-label={words.measure} noValidate>
      <p className={styles.help}>{words.help}</p>
      <Button
        size="small"
        aria-pressed={picked !== undefined && picked.length < 2}
        onClick={() => onPick([])}
      >
        {words.pick}
      </Button>
      <p className={styles.help} role="status">
        {picked && words.picking[picked.length]}
      </p>
      <div className={styles.measured}>
        {names.map((name, at) => (
          <TextField
            key={name}
            name={name}
            label={labels[at] ?? ""}
            hint={isOptional(name) ? words.atHint : undefined}
            error={errors[name] && `${labels[at]}: ${errors[name]}`}
            defaultValue={begun[name]}
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
          />
        ))}
      </div>
      <Button size="small" type="submit">
        {words.scale}
      </Button>
    </form>
  );
}

/** The name under which the page shows the plan. */
function planName() {
  return document.querySelector("#plan")?.textContent ?? "";
}
