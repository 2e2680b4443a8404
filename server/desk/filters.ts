import { type FormName, isFormName } from "#addresses/forms.ts";
import { enquiryForm } from "#content/forms/enquiry-form.ts";

/** "open": everything but spam. "late": new for more than one working day. "undelivered": with a failed delivery. "suspect": new, and looks like spam. */
const views = ["open", "new", "late", "undelivered", "answered", "closed", "suspect", "spam"] as const;

export type View = (typeof views)[number];

const owners = ["mine", "nobody"] as const;

type Owner = (typeof owners)[number];

/** The desk's filters, as its address holds them. */
export type Filters = {
  view: View;
  search: string;
  form: FormName | null;
  reason: string | null;
  /** Whose tickets: the viewer's, nobody's, or everybody's. */
  owner: Owner | null;
  /** Id of the viewer's account. */
  viewerId: string;
  /** Days in UTC, YYYY-MM-DD, both included. */
  from: string | null;
  to: string | null;
};

/** Reads the filters of an address; invalid ones are ignored. */
export function readFilters(query: URLSearchParams, viewerId = ""): Filters {
  const form = query.get("form") ?? "";
  const reason = query.get("reason");
  return {
    view: views.find((view) => view === query.get("view")) ?? "open",
    search: query.get("search")?.trim().slice(0, 200) ?? "",
    form: isFormName(form) ? form : null,
    reason: enquiryForm.fields.reason.options.find((option) => option === reason) ?? null,
    owner: owners.find((owner) => owner === query.get("owner")) ?? null,
    viewerId,
    from: readDay(query.get("from")),
    to: readDay(query.get("to")),
  };
}

/** The query of an address that shows the same, without its question mark. */
export function filtersQuery({ viewerId: _, ...filters }: Filters) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    if (value && !(name === "view" && value === "open")) query.set(name, value);
  return query;
}

function readDay(text: string | null) {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text ? null : text;
}
