import type { RefObject } from "react";
import { plannerWords } from "#content/planner/planner.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import styles from "./unsent-plan.module.css";
import { useUnsent } from "./use-unsent.ts";

const words = plannerWords.unsent;
type UnsentPlanProps = { form: RefObject<HTMLFormElement | null>; name: string; asked: unknown };

/** Reports the state of unsent changes: restored, left by a closed tab, or not kept. */
export default function UnsentPlan({ form, name, asked }: UnsentPlanProps) {
  const { isBack, refused, left, takeUp, drop } = useUnsent(form, name, asked);
  return (
    <div role="status" className={styles.unsent}>
      {isBack && (
        <Alert tone="note" inStatus>
          {words.back}
        </Alert>
      )}
      {refused && (
        <Alert tone="note" inStatus>
          {words.refused}
        </Alert>
      )}
      {left && (
        <Alert tone="note" inStatus>
          <p>{words.left(left.name, words.time(left.at))}</p>
          <p className={styles.choices}>
            <Button size="small" tone="solid" onClick={() => takeUp(left)}>
              {words.takeUp}
            </Button>
            <Button size="small" onClick={() => drop(left)}>
              {words.drop}
            </Button>
          </p>
        </Alert>
      )}
    </div>
  );
}
