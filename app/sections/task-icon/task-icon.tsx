import { classes } from "#ui/classes.ts";
import styles from "./task-icon.module.css";
import icons from "./task-icons.svg?url";

type TaskIconProps = {
  /** The id of a use case, or the name of a capability of SyncOS. */
  name: string;
  className?: string | undefined;
};

/** A decorative icon in the colour of the text; the text beside it says the same. */
export function TaskIcon({ name, className }: TaskIconProps) {
  return (
    <svg className={classes(styles.icon, className)} aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
