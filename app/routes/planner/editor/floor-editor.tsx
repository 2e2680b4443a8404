import { useState } from "react";
import { plannerEditorWords as words } from "#content/planner/editor.ts";
import type { Point } from "#planner/floor/floor.ts";
import { floorRows } from "#planner/rows/rows.ts";
import { Button } from "#ui/button/button.tsx";
import { boxOf, Canvas } from "./canvas.tsx";
import { type Edit, type Floor, floorOf } from "./floor.ts";
import styles from "./floor-editor.module.css";
import { edit, type History } from "./history.ts";
import { PlacePanel } from "./place-panel.tsx";
import { readFields, writeFields } from "./row-fields.ts";
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
  const [joining, setJoining] = useState(false);
  const [underlay, setUnderlay] = useState<Underlay>();
  const [picked, setPicked] = useState<readonly Point[]>();
  /* Computed once: if the floor rescaled while a place is moved, it would run away from the pointer. */
  const [box] = useState(() => boxOf(floor));
  const { past, now, future } = history;
  const place = now.places.find(({ id }) => id === selected);

  function step(taken: Edit | "undo" | "redo") {
    const next = edit(history, taken);
    if (next === history) return;
    setHistory(next);
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
      className={styles.editor}
      onKeyDown={(event) => {
        if (event.key !== "z" || !(event.ctrlKey || event.metaKey) || isText(event.target)) return;
        event.preventDefault();
        step(event.shiftKey ? "redo" : "undo");
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
      <p className={styles.help} role="status">
        {joining && place ? words.joining(place.id) : words.help}
      </p>
      <Canvas
        floor={now}
        box={boxAround(box, underlay)}
        underlay={underlay}
        onPoint={picked && picked.length < 2 ? (point) => setPicked([...picked, point]) : undefined}
        selected={selected}
        onSelect={choose}
        onEdit={step}
      />
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
  );
}

const isText = (target: EventTarget) => target instanceof HTMLInputElement;

/** Where a new place is put: 2 m right of the chosen one, or of the last. */
function besideOf({ places }: Floor, place: Floor["places"][number] | undefined) {
  const { x = 0, y = 0 } = place ?? places.at(-1) ?? {};
  return { x: x + 2000, y };
}
