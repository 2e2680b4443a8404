import type { Example } from "#ui/example.ts";
import { Icon } from "./icon.tsx";
import { type IconName, paths } from "./paths.ts";

export const examples: Example[] = (Object.keys(paths) as IconName[]).map((name) => ({
  name,
  element: <Icon name={name} />,
}));
