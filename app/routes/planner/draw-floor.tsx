import { useState } from "react";
import { plannerWords } from "#content/planner/planner.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./lif-import.module.css";
import { usePart } from "./use-part.ts";

const words = plannerWords.editor;

/** Opens the drawn floor, if script runs; the rows below have the same data. */
export function DrawFloor() {
  const [opened, setOpened] = useState(0);
  const { Part: FloorEditor, state, open } = usePart(() => import("./editor/floor-editor.tsx"));
  return (
    <div className={styles.import}>
      <Button
        size="large"
        onClick={() => {
          setOpened(opened + 1);
          void open();
        }}
      >
        {FloorEditor ? words.again : words.open}
      </Button>
      {(state === "loading" || state === "failed") && <p role="status">{words[state]}</p>}
      {FloorEditor && <FloorEditor key={opened} />}
    </div>
  );
}
