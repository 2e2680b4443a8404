import { lazy, Suspense, useState } from "react";
import type { vehiclePage } from "#content/products/vehicle-page.ts";
import { Button } from "#ui/button/button.tsx";
import type { TurnData } from "./load-turn.ts";
import styles from "./turn.module.css";

type Words = typeof vehiclePage.turn;

/* The server never renders it, and has no 3D library. */
const TurnView = lazy(() =>
  import.meta.env.SSR
    ? Promise.resolve({ default: Missing })
    : import("./view/turn-view.tsx").catch(() => ({ default: Missing })),
);

/** Opens the vehicle in 3D. Nothing of it is loaded before the button is pressed; the drawing above is its still. */
export function Turn({ data, words }: { data: TurnData; words: Words }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.turn}>
      <Button tone="solid" aria-expanded={isOpen} className={styles.open} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.close : words.open}
      </Button>
      <p className={styles.note}>{words.note}</p>
      <p className={styles.noScript}>{words.noScript}</p>
      {isOpen && (
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          <TurnView data={data} words={words} />
        </Suspense>
      )}
    </div>
  );
}

function Missing({ words }: { words: Words }) {
  return <p role="status">{words.failed}</p>;
}
