import { href } from "react-router";
import { FilterBar } from "#app/sections/filter-bar/filter-bar.tsx";
import type { ListPage } from "#server/blog/pages.ts";
import { SelectField } from "#ui/field/select-field.tsx";
import { stateWords } from "../words.ts";

/** The filters of the list. Visitors see published posts only, so they can't filter by state. */
export function Filters({ page: { filters, categories, account } }: { page: ListPage }) {
  return (
    <FilterBar action={href("/native-blogs")} search={filters.search}>
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
    </FilterBar>
  );
}
