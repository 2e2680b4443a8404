import { classes } from "#ui/classes.ts";
import styles from "./icon.module.css";
import { type IconName, paths } from "./paths.ts";

/** An icon, 1.25 times as tall as the text around it. It is decorative: text beside it has to say the same. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={classes(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
