import type { Example } from "#ui/example.ts";

const modules = import.meta.glob<Example[]>(
  ["../../../ui/*/*.examples.tsx", "../../forms/*/*.examples.tsx"],
  {
    eager: true,
    import: "examples",
  },
);

/** The examples of every primitive, and of every form with several settings, by name: "button", "text-link". */
export const catalogue = Object.entries(modules).map(([path, examples]) => ({
  primitive: path.replace(/^.*\/(.+)\.examples\.tsx$/, "$1"),
  examples,
}));
