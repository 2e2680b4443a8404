import { plannerWords } from "#content/planner/planner.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./lif-import.module.css";
import { usePart } from "./use-part.ts";

const words = plannerWords.orders;

/** Opens the import of a buyer's own orders, if script runs; without it, the rows take what a spreadsheet has counted. */
export function TakeOrders({ token }: { token: string }) {
  /* Reader, drawings and words are fetched on the first press. */
  const { Part: OrdersImport, state, open } = usePart(() => import("./orders/orders-import.tsx"));
  return (
    <div className={styles.import}>
      {OrdersImport ? (
        <OrdersImport token={token} />
      ) : (
        <>
          <Button size="large" onClick={open}>
            {words.open}
          </Button>
          {(state === "loading" || state === "failed") && <p role="status">{words[state]}</p>}
        </>
      )}
    </div>
  );
}
