import { lazy, Suspense, useState } from "react";
import { plannerWords } from "#content/planner/planner.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./lif-import.module.css";

const words = plannerWords.editor;
/* The editor's script is fetched on the first press. */
const FloorEditor = lazy(() => import("./editor/floor-editor.tsx"));

/** Opens the drawn floor, if script runs; the rows below have the same data. */
export function DrawFloor() {
  const [opened, setOpened] = useState(0);
  return (
    <div className={styles.import}>
      <Button size="large" onClick={() => setOpened(opened + 1)}>
        {opened ? words.again : words.open}
      </Button>
      {opened > 0 && (
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          <FloorEditor key={opened} />
        </Suspense>
      )}
    </div>
  );
}
