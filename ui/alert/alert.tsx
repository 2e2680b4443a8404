import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./alert.module.css";

const signs = { error: "warning", success: "check", note: "information" } as const;

type Properties = {
  tone: keyof typeof signs;
  /** Stands in an element that is told already, as what comes and goes has to. */
  inStatus?: boolean;
  children: ReactNode;
  className?: string | undefined;
};

/** News of the page: errors interrupt whoever listens (`role="alert"`), the others wait (`role="status"`). */
export function Alert({ tone, inStatus, children, className }: Properties) {
  const role = tone === "error" ? "alert" : "status";
  return (
    <div className={classes(styles.alert, styles[tone], className)} role={inStatus ? undefined : role}>
      <Icon name={signs[tone]} />
      <div>{children}</div>
    </div>
  );
}
