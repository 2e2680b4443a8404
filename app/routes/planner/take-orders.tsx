import { lazy, Suspense, useState } from "react";
import { plannerWords } from "#content/planner/planner.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./lif-import.module.css";

const words = plannerWords.orders;
/* Reader, drawings and words are fetched on the first press. */
const OrdersImport = lazy(() => import("./orders/orders-import.tsx"));

/** Opens the import of a buyer's own orders, if script runs; without it, the rows take what a spreadsheet has counted. */
export function TakeOrders({ token }: { token: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.import}>
      {isOpen ? (
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          <OrdersImport token={token} />
        </Suspense>
      ) : (
        <Button size="large" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      )}
    </div>
  );
}
