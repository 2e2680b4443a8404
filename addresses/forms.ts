import type { Pattern } from "./pages.ts";

type Form = {
  /** Whose fields it has: those of content/forms/enquiry-form.ts or of content/forms/lead-form.ts. */
  fields: "enquiry" | "lead";
  /** Where it stands. */
  places: readonly Pattern[];
  /** What the desk calls it. */
  words: string;
  /** Who is told of what it brings, unless the sender names a reason of another team. */
  team: "sales" | "partnerships" | "support";
};

/**
 * Every form for visitors, by its `form-name`: it is the closed list of those that `POST /` takes. A submission keeps the
 * name, so it stays when the words change.
 */
export const forms = {
  "home-contact": { fields: "enquiry", places: ["/"], words: "Home page", team: "sales" },
  "commercial-contact": {
    fields: "enquiry",
    places: ["/partner-with-us", "/tech-partner", "/our-solution"],
    words: "Partner page",
    team: "partnerships",
  },
  contact: { fields: "enquiry", places: ["/contact"], words: "Contact page", team: "sales" },
  "landing-page1": { fields: "enquiry", places: ["/lp1"], words: "Landing page 1", team: "sales" },
  "landing-page3": { fields: "enquiry", places: ["/lp3"], words: "Landing page 3", team: "sales" },
  "case-study-form": {
    fields: "lead",
    places: ["/case-study/:id", "/documents/:document"],
    words: "Case study",
    team: "sales",
  },
  "mag-sub-product": {
    fields: "lead",
    places: ["/products/mag-product", "/documents/:document"],
    words: "Product document",
    team: "sales",
  },
  "product-documentation": {
    fields: "lead",
    places: ["/product-documentation", "/documents/:document"],
    words: "Documentation",
    team: "sales",
  },
} as const satisfies Record<string, Form>;

type Forms = typeof forms;

export type FormName = keyof Forms;

type WithFields<Fields extends Form["fields"]> = {
  [Name in FormName]: Forms[Name] extends { fields: Fields } ? Name : never;
}[FormName];

export type EnquiryFormName = WithFields<"enquiry">;
export type LeadFormName = WithFields<"lead">;

/** The form that asks for each kind of document. */
export const documentForms = {
  Datasheet: "mag-sub-product",
  "Case study": "case-study-form",
  Guide: "product-documentation",
  Interface: "product-documentation",
} as const satisfies Record<string, LeadFormName>;

export type DocumentKind = keyof typeof documentForms;

export const formNames = Object.keys(forms) as FormName[];

export function isFormName(name: string | undefined): name is FormName {
  return name !== undefined && Object.hasOwn(forms, name);
}

export function isLeadForm(name: FormName): name is LeadFormName {
  return forms[name].fields === "lead";
}
