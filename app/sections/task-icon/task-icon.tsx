import { classes } from "#ui/classes.ts";
import styles from "./task-icon.module.css";
import icons from "./task-icons.svg?url";

type TaskIconProps = {
  /** The id of a use case, or the name of a capability of SyncOS. */
  name: string;
  className?: string | undefined;
};

/** A drawn icon in the colour of the text, for what stands in words beside it. */
export function TaskIcon({ name, className }: TaskIconProps) {
  return (
    <svg className={classes(styles.icon, className)} aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
