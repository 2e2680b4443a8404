import type { ComponentProps, ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/paths.ts";
import { type LinkTarget, renderLink } from "#ui/link.ts";
import styles from "./button.module.css";

export type ButtonLook = {
  size?: "small" | "medium" | "large" | "xlarge";
  /** signal: the one action on a screen. solid: deep green. outline: every other one. */
  tone?: "signal" | "solid" | "outline";
  /** Swaps background and text colours, for a button on a picture or on its own tone. */
  inverted?: boolean;
  /** An icon after the text. */
  icon?: IconName;
  children: ReactNode;
};

type NativeButton = Omit<ComponentProps<"button">, keyof ButtonLook> & { href?: undefined; link?: undefined };

/**
 * The pill. A `<button type="button">` unless it is given another `type`, or a link if it is given `href` or `link`.
 * While a form is being sent, give its button `aria-disabled`, which lets it keep the focus.
 */
export function Button(
  properties: ButtonLook & (NativeButton | (LinkTarget & { className?: string | undefined })),
) {
  const {
    size = "medium",
    tone = "outline",
    inverted,
    icon,
    children,
    className,
    href,
    link,
    ...rest
  } = properties;
  const look = classes(styles.button, styles[size], styles[tone], inverted && styles.inverted, className);
  const words = (
    <>
      {children}
      {icon && <Icon name={icon} />}
    </>
  );
  if (href !== undefined) return renderLink({ href }, look, words);
  if (link !== undefined) return renderLink({ link }, look, words);
  return (
    <button type="button" {...rest} className={look}>
      {words}
    </button>
  );
}
