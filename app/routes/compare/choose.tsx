import { Form, href } from "react-router";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/field/checkbox.tsx";
import styles from "./choose.module.css";
import type { CompareData } from "./load-compare.ts";

/** The choice as a GET form: it submits to the address of the comparison. */
export function Choose({ choices, problem, unknown, words: { choose } }: CompareData) {
  return (
    <Form method="get" action={href("/products/compare")} className={styles.form} preventScrollReset>
      {problem && <Alert tone="error">{problem}</Alert>}
      {unknown && <Alert tone="note">{unknown}</Alert>}
      <fieldset className={styles.choices}>
        <legend>{choose.hint}</legend>
        {choices.map(({ product, title, chosen }) => (
          <Checkbox
            key={product}
            label={title}
            name="vehicles"
            value={product}
            defaultChecked={chosen}
            className={styles.choice}
          />
        ))}
      </fieldset>
      <p>
        <Button type="submit" tone="solid">
          {choose.submit}
        </Button>
      </p>
    </Form>
  );
}
