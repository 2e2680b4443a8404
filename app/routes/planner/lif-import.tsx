import { type ChangeEvent, useState } from "react";
import { plannerWords } from "#content/planner.ts";
import { Alert } from "#ui/alert/alert.tsx";
import styles from "./lif-import.module.css";

const words = plannerWords.lif;
/** Larger than any layout that the planner takes. */
const most = 2_000_000; /* bytes */

/** Fills the rows of places and lanes from a LIF file; shown only if script runs, which it needs. */
export function LifImport() {
  const [said, setSaid] = useState<{ tone: "note" | "error"; text: string }>();

  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    setSaid(await fillFrom(file));
    currentTarget.value = "";
  }

  return (
    <div className={styles.import}>
      <label>
        {words.label}
        <input type="file" accept=".json,application/json" onChange={take} />
      </label>
      <div role="status">{said && <Alert tone={said.tone}>{said.text}</Alert>}</div>
    </div>
  );
}

async function fillFrom(file: File): Promise<{ tone: "note" | "error"; text: string }> {
  if (file.size > most) return { tone: "error", text: words.tooLarge };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { lifRows } = await import("./lif-rows.ts");
    const read = lifRows(bytes);
    if (!read.ok) {
      const [{ path, message } = { path: "", message: "" }] = read.errors;
      return { tone: "error", text: words.wrong(`${path} ${message}`.trim()) };
    }
    for (const list of ["places", "lanes"] as const) {
      const area = document.querySelector<HTMLTextAreaElement>(`#job-${list}`);
      if (!area) continue;
      area.value = read.value[list];
      area.dispatchEvent(new Event("input", { bubbles: true }));
      area.closest("details")?.setAttribute("open", "");
    }
    return { tone: "note", text: words.filled(read.value.count) + words.unread(read.value.unread) };
  } catch {
    return { tone: "error", text: words.failed };
  }
}
