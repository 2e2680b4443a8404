import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from "react";
import { ordersWords as words } from "#content/planner/orders.ts";
import { largestLog } from "#planner/orders/log-text.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import importStyles from "../lif-import.module.css";
import styles from "./orders.module.css";
import { OrdersRead } from "./orders-read.tsx";
import type { OrdersAsked, OrdersTold, TakenOrders } from "./orders-worker.ts";

type State =
  | { kind: "empty" }
  | { kind: "reading" }
  | { kind: "wrong"; why: string }
  | { kind: "read"; orders: TakenOrders; time: number };

/** Reads an export of orders in a worker, shows what it says, and fills the form's fields with it. */
export default function OrdersImport({ token }: { token: string }) {
  const [state, setState] = useState<State>({ kind: "empty" });
  const worker = useRef<Worker>(undefined);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    /* The button that opened this is gone, and the focus with it. */
    field.current?.focus();
    return () => worker.current?.terminate();
  }, []);

  function read(file: File | undefined) {
    worker.current?.terminate();
    const reading = new Worker(new URL("./orders-worker.ts", import.meta.url), { type: "module" });
    worker.current = reading;
    const end = (next: State) => {
      reading.terminate();
      setState(next);
    };
    reading.onerror = () => end({ kind: "wrong", why: words.failed });
    reading.onmessage = ({ data }: MessageEvent<OrdersTold>) => {
      if (data === "too large") return end({ kind: "wrong", why: words.tooLarge(largestLog / 1_000_000) });
      if (data.ok) return end({ kind: "read", orders: data.value, time: Date.now() });
      end({ kind: "wrong", why: words.wrong(data.errors[0]?.message ?? "") });
    };
    reading.postMessage({ file, token } satisfies OrdersAsked);
    setState({ kind: "reading" });
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (file) read(file);
    currentTarget.value = "";
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) read(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop a file, beside the field that takes it
    <div
      className={`${importStyles.import} ${styles.area}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <label>
        {words.label}
        <input ref={field} type="file" accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={choose} />
      </label>
      <p className={styles.note}>
        {words.drop} {words.stays}
      </p>
      <Button size="small" onClick={() => read(undefined)}>
        {words.sample}
      </Button>
      <div role="status">
        {state.kind === "reading" && words.reading}
        {state.kind === "wrong" && (
          <Alert tone="error" inStatus>
            {state.why}
          </Alert>
        )}
      </div>
      {state.kind === "read" && <OrdersRead key={state.time} orders={state.orders} />}
    </div>
  );
}
