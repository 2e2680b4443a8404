import type { ComponentProps } from "react";
import { classes } from "#ui/classes.ts";
import { Tabs } from "#ui/tabs/tabs.tsx";
import styles from "./row-tabs.module.css";

/** Tabs in a line above their panel. Apart from `Tabs`, whose styles every page carries. */
export function RowTabs({ className, ...tabs }: Omit<ComponentProps<typeof Tabs>, "look">) {
  return <Tabs {...tabs} className={classes(styles.row, className)} />;
}
