import { classes } from "#ui/classes.ts";
import styles from "./sign.module.css";
import signs from "./signs.svg?url";

type SignProps = {
  /** The id of a use case, or the name of a capability of SyncOS. */
  name: string;
  className?: string | undefined;
};

/** A drawn sign in the colour of the text, for what stands in words beside it. */
export function Sign({ name, className }: SignProps) {
  return (
    <svg className={classes(styles.sign, className)} aria-hidden="true">
      <use href={`${signs}#${name}`} />
    </svg>
  );
}
