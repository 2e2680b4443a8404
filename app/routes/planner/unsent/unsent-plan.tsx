import { type ComponentProps, type RefObject, useRef } from "react";
import { useHandedFocus } from "#app/use-handed-focus.ts";
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
  const said = useRef<HTMLDivElement>(null);
  return (
    <div ref={said} role="status" tabIndex={-1} className={styles.unsent}>
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
            <Choice tone="solid" after={said} onClick={() => takeUp(left)}>
              {words.takeUp}
            </Choice>
            <Choice after={said} onClick={() => drop(left)}>
              {words.drop}
            </Choice>
          </p>
        </Alert>
      )}
    </div>
  );
}

type ChoiceProps = Pick<ComponentProps<typeof Button>, "tone" | "children"> & {
  onClick: () => void;
  /** Has the focus once the choice is made, which takes its buttons away. */
  after: RefObject<HTMLElement | null>;
};

function Choice({ after, ...button }: ChoiceProps) {
  const ref = useHandedFocus<HTMLButtonElement>(() => after.current);
  return <Button ref={ref} size="small" {...button} />;
}
