import type { Example } from "#ui/example.ts";
import { Skeleton } from "./skeleton.tsx";

export const examples: Example[] = [
  { name: "A page on its way", wide: true, element: <Skeleton label="The page is loading" /> },
];
