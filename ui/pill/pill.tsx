import styles from "./pill.module.css";

type PillProps = {
  /** A square symbol before the text. */
  sign: string;
  children: string;
};

/** A category label in a frame with round ends. */
export function Pill({ sign, children }: PillProps) {
  return (
    <p className={styles.pill}>
      <img src={sign} width="18" height="18" alt="" loading="lazy" />
      {children}
    </p>
  );
}
