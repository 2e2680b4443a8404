import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { plannerEditorWords as words } from "#content/planner/editor.ts";
import type { Point } from "#planner/floor/floor.ts";
import { floorRows } from "#planner/rows/rows.ts";
import { Button } from "#ui/button/button.tsx";
import { SkipLink } from "#ui/skip-link/skip-link.tsx";
import { boxWith } from "./box.ts";
import { Canvas } from "./canvas.tsx";
import { type Edit, type Floor, floorOf } from "./floor.ts";
import styles from "./floor-editor.module.css";
import { edit, type History } from "./history.ts";
import { PlacePanel } from "./place-panel.tsx";
import { readFields, writeFields } from "./row-fields.ts";
import { sayStep } from "./say-step.ts";
import { boxAround, type Underlay } from "./underlay/underlay.ts";
import { UnderlayPart } from "./underlay/underlay-part.tsx";

/**
 * Draws the floor from the form's rows, and writes every change back to them: the rows are what is sent. Places move by
 * pointer on a grid, or by arrow keys; Control Z undoes a step.
 */
export default function FloorEditor() {
  const [begin] = useState(() => floorOf(readFields()));
  return begin ? <Drawn floor={begin} /> : <p role="alert">{words.unreadable}</p>;
}

function Drawn({ floor }: { floor: Floor }) {
  const [history, setHistory] = useState<History>({ past: [], now: floor, future: [] });
  const [selected, select] = useState<string>();
  const [said, say] = useState("");
  const [joining, setJoining] = useState(false);
  const [underlay, setUnderlay] = useState<Underlay>();
  const [picked, setPicked] = useState<readonly Point[]>();
  /* Only steps change it: if the floor rescaled while a place is moved, it would run away from the pointer. */
  const [box, setBox] = useState(() => boxWith(floor));
  const { past, now, future } = history;
  const place = now.places.find(({ id }) => id === selected);
  const editor = useRef<HTMLDivElement>(null);
  const holdFocus = useHeldFocus(editor);

  function step(taken: Edit | "undo" | "redo") {
    const next = edit(history, taken);
    say(sayStep(taken, history, next));
    if (next === history) return;
    holdFocus(now.places.findIndex(({ id }) => id === selected));
    setHistory(next);
    setBox(boxWith(next.now, box));
    if (typeof taken === "object" && taken.kind === "add") select(next.now.places.at(-1)?.id);
    writeFields(floorRows(next.now));
  }

  function choose(id: string | undefined) {
    if (joining && selected !== undefined && id !== undefined) step({ kind: "join", from: selected, to: id });
    setJoining(false);
    select(id);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches the keys of what stands in it
    <div
      ref={editor}
      className={styles.editor}
      onKeyDown={(event) => {
        const taken = stepOf(event);
        if (!taken || isText(event.target)) return;
        event.preventDefault();
        step(taken);
      }}
    >
      <div className={styles.tools}>
        <Button size="small" onClick={() => step({ kind: "add", ...besideOf(now, place) })}>
          {words.add}
        </Button>
        <Button
          size="small"
          aria-pressed={joining}
          aria-disabled={!place}
          onClick={() => setJoining(!joining && place !== undefined)}
        >
          {words.join}
        </Button>
        <Button size="small" aria-disabled={past.length === 0} onClick={() => step("undo")}>
          {words.undo}
        </Button>
        <Button size="small" aria-disabled={future.length === 0} onClick={() => step("redo")}>
          {words.redo}
        </Button>
      </div>
      <p className={styles.help}>{words.help}</p>
      <p className={styles.said} role="status">
        {joining && place ? words.joining(place.id) : said}
      </p>
      {/* Each place is a stop of the Tab key, and a floor may have hundreds. */}
      <SkipLink target={belowDrawing}>{words.skip}</SkipLink>
      <Canvas
        floor={now}
        box={boxAround(box, underlay)}
        underlay={underlay}
        onPoint={picked && picked.length < 2 ? (point) => setPicked([...picked, point]) : undefined}
        selected={selected}
        onSelect={choose}
        onEdit={step}
      />
      <div id={belowDrawing} className={styles.below} tabIndex={-1}>
        {place && (
          <PlacePanel
            key={place.id}
            floor={now}
            place={place}
            onEdit={step}
            onRemove={() => choose(undefined)}
          />
        )}
        <UnderlayPart
          underlay={underlay}
          onUnderlay={setUnderlay}
          box={box}
          picked={picked}
          onPick={setPicked}
        />
      </div>
    </div>
  );
}

const belowDrawing = "below-drawing";

const isText = (target: EventTarget) => target instanceof HTMLInputElement;

/** Control Z, with Shift or as Control Y the step after it; Command on a Mac. Shift makes the letter a capital. */
function stepOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): "undo" | "redo" | undefined {
  if (!ctrlKey && !metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === "y") return "redo";
  return letter === "z" ? (shiftKey ? "redo" : "undo") : undefined;
}

/**
 * Gives the focus to a place of the drawing where a step took away what had it.
 * @returns to be called before a step, with the index of the place that is chosen, or a negative one
 */
function useHeldFocus(editor: RefObject<HTMLElement | null>) {
  const held = useRef<number>(undefined);
  const placesIn = () => [...(editor.current?.querySelectorAll<SVGElement>("svg [role=button]") ?? [])];
  useLayoutEffect(() => {
    const index = held.current;
    held.current = undefined;
    if (index === undefined || document.activeElement !== document.body) return;
    const places = placesIn();
    (places[Math.min(index, places.length - 1)] ?? editor.current?.querySelector("button"))?.focus();
  });
  return (chosen: number) => {
    const active = document.activeElement;
    if (!editor.current?.contains(active)) return;
    held.current = Math.max(0, chosen, placesIn().indexOf(active as SVGElement));
  };
}

/** Where a new place is put: 2 m right of the chosen one, or of the last. */
function besideOf({ places }: Floor, place: Floor["places"][number] | undefined) {
  const { x = 0, y = 0 } = place ?? places.at(-1) ?? {};
  return { x: x + 2000, y };
}
