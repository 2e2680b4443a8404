import { href } from "react-router";
import type { ListPage } from "#app/blog-page.ts";
import { Button } from "#ui/button/button.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { stateWords } from "../words.ts";
import styles from "./list.module.css";

/** Search and filters: a form that asks for the same page, narrowed. Visitors see one state only. */
export function Filters({ page: { filters, categories, account } }: { page: ListPage }) {
  return (
    <search>
      <form method="get" action={href("/native-blogs")} className={styles.filters}>
        <TextField
          label="Search"
          id="search"
          name="search"
          type="search"
          defaultValue={filters.search}
          maxLength={200}
          className={styles.words}
        />
        {account && (
          <SelectField
            label="State"
            id="state"
            name="state"
            blank="Every state"
            defaultValue={filters.state ?? ""}
            options={Object.entries(stateWords).map(([value, label]) => ({ value, label }))}
          />
        )}
        <SelectField
          label="Category"
          id="category"
          name="category"
          blank="Every category"
          defaultValue={filters.category ?? ""}
          options={categories.map((category) => ({ value: category, label: category }))}
        />
        <Button type="submit" size="small" className={styles.show}>
          Show
        </Button>
      </form>
    </search>
  );
}
