import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./alert.module.css";

const signs = { error: "warning", success: "check", note: "information" } as const;

type AlertProps = {
  tone: keyof typeof signs;
  /** Set if the alert is inside a live region already, which a message that comes and goes needs. */
  inStatus?: boolean;
  children: ReactNode;
  className?: string | undefined;
};

/** A message: screen readers announce errors at once (`role="alert"`), others when they are idle (`role="status"`). */
export function Alert({ tone, inStatus, children, className }: AlertProps) {
  const role = tone === "error" ? "alert" : "status";
  return (
    <div className={classes(styles.alert, styles[tone], className)} role={inStatus ? undefined : role}>
      <Icon name={signs[tone]} />
      <div>{children}</div>
    </div>
  );
}
