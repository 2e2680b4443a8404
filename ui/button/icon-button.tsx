import type { ComponentProps } from "react";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/paths.ts";
import styles from "./button.module.css";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & { icon: IconName; label: string };

/** A round button that shows only an icon; its `label` is its accessible name. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classes(styles.button, styles.round, className)}
    >
      <Icon name={icon} />
    </button>
  );
}
