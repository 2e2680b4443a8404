/** A figure that is shown large and counts up to its value. */
export type Stat = { readonly value: number; readonly suffix: string; readonly label: string };

export const stats = [
  { value: 150, suffix: "+", label: "Systems Deployed" },
  { value: 2, suffix: "M", label: "Total Production Hours" },
  { value: 30, suffix: "+", label: "Global Clients" },
] as const satisfies readonly Stat[];
