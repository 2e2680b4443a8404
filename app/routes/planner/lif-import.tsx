import { type ChangeEvent, useRef, useState } from "react";
import { plannerWords } from "#content/planner/planner.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import styles from "./lif-import.module.css";
import type { LifRows } from "./lif-rows.ts";

const words = plannerWords.lif;
/** Larger than any layout that the planner takes. */
const most = 2_000_000; /* bytes */
/** Layouts that can be chosen by a button each. */
const maxOffered = 8;

type Told = { wrong: string } | { taken: LifRows; file: File };

/** Fills the rows of places and lanes from a LIF file; shown only if script runs, which it needs. */
export function LifImport() {
  const [told, setTold] = useState<Told>();
  const status = useRef<HTMLDivElement>(null);

  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    setTold(await fillFrom(file, 0));
    currentTarget.value = "";
  }

  return (
    <div className={styles.import}>
      <label>
        {words.label}
        <input type="file" accept=".json,.lif,application/json" onChange={take} />
      </label>
      <div ref={status} role="status" tabIndex={-1}>
        {told && "wrong" in told && <Alert tone="error">{told.wrong}</Alert>}
        {told && "taken" in told && (
          <Alert tone="note" inStatus>
            <Taken
              {...told.taken}
              onOther={async (at) => {
                setTold(await fillFrom(told.file, at));
                /* The pressed button is gone. */
                status.current?.focus();
              }}
            />
          </Alert>
        )}
      </div>
    </div>
  );
}

function Taken({ count, name, unread, others, onOther }: LifRows & { onOther: (at: number) => void }) {
  const { said, more } = unread;
  return (
    <>
      <p>{words.filled(count, name)}</p>
      {others.slice(0, maxOffered).map((other) => (
        <Button key={other.at} size="small" onClick={() => onOther(other.at)}>
          {words.instead(other.name)}
        </Button>
      ))}
      {said.length > 0 && (
        <>
          <p>{words.unread}</p>
          <ul className={styles.unread}>
            {said.map((each) => (
              <li key={`${each.name} ${each.first}`}>{words.kind(each)}</li>
            ))}
            {more > 0 && <li>{words.more(more)}</li>}
          </ul>
        </>
      )}
    </>
  );
}

async function fillFrom(file: File, chosen: number): Promise<Told> {
  if (file.size > most) return { wrong: words.tooLarge };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { lifRows } = await import("./lif-rows.ts");
    const read = lifRows(bytes, chosen);
    if (!read.ok) {
      const [{ path, message } = { path: "", message: "" }] = read.errors;
      return { wrong: words.wrong(`${path} ${message}`.trim()) };
    }
    for (const list of ["places", "lanes"] as const) {
      const area = document.querySelector<HTMLTextAreaElement>(`#job-${list}`);
      if (!area) continue;
      area.value = read.value[list];
      area.dispatchEvent(new Event("input", { bubbles: true }));
      area.closest("details")?.setAttribute("open", "");
    }
    return { taken: read.value, file };
  } catch {
    return { wrong: words.failed };
  }
}
