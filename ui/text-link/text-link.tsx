import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/paths.ts";
import { type LinkTarget, renderLink } from "#ui/link.ts";
import styles from "./text-link.module.css";

type TextLinkProps = LinkTarget & { children: ReactNode; icon?: IconName; className?: string | undefined };

/** A link with text, an arrow and an underline in the colour of the green line. */
export function TextLink({ children, icon = "arrow", className, ...target }: TextLinkProps) {
  return renderLink(
    target,
    classes(styles.link, className),
    <>
      {children}
      <Icon name={icon} />
    </>,
  );
}
