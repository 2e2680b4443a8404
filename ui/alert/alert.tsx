import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./alert.module.css";

const signs = { error: "warning", success: "check", note: "information" } as const;

type Properties = { tone: keyof typeof signs; children: ReactNode; className?: string | undefined };

/** News of the page: errors interrupt whoever listens (`role="alert"`), the others wait (`role="status"`). */
export function Alert({ tone, children, className }: Properties) {
  return (
    <div
      className={classes(styles.alert, styles[tone], className)}
      role={tone === "error" ? "alert" : "status"}
    >
      <Icon name={signs[tone]} />
      <div>{children}</div>
    </div>
  );
}
