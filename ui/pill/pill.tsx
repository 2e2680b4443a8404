import styles from "./pill.module.css";

type Properties = {
  /** A square sign before the words. */
  sign: string;
  children: string;
};

/** What something belongs to, in a frame with round ends. */
export function Pill({ sign, children }: Properties) {
  return (
    <p className={styles.pill}>
      <img src={sign} width="18" height="18" alt="" loading="lazy" />
      {children}
    </p>
  );
}
