/** The `form-name` that asks for each kind of document. */
export const leadFormNames = {
  Datasheet: "mag-sub-product",
  "Case study": "case-study-form",
  Guide: "product-documentation",
  Interface: "product-documentation",
} as const;

export type LeadFormName = (typeof leadFormNames)[keyof typeof leadFormNames];

/** The lead form of that `form-name`; undefined where it is another form. */
export function leadFormName(formName: string | undefined): LeadFormName | undefined {
  return Object.values(leadFormNames).find((name) => name === formName);
}
