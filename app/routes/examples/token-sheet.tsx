import styles from "./examples.module.css";
import { colours, pairs, spaces, textSizes } from "./tokens.ts";

/** Shows the tokens: colours, pairs of text and background, type, space. */
export function TokenSheet() {
  return (
    <section id="tokens" aria-labelledby="tokens-heading" className={styles.primitive}>
      <h2 id="tokens-heading" className={styles.name}>
        tokens
      </h2>
      <ul className={styles.swatches}>
        {colours.map((name) => (
          <li key={name}>
            <span className={styles.swatch} style={{ background: `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
      <Pairs ground="paper" />
      <Pairs ground="green" />
      <ul className={styles.sizes}>
        {textSizes.map((name) => (
          <li key={name}>
            <code>{name}</code>
            <span style={{ fontSize: `var(--${name})` }}>Every pallet 1400</span>
          </li>
        ))}
      </ul>
      <ul className={styles.sizes}>
        {spaces.map((name) => (
          <li key={name}>
            <code>{name}</code>
            <span className={styles.space} style={{ width: `var(--${name})` }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Each must reach 4.5 : 1; the accessibility run measures them here. */
function Pairs({ ground }: { ground: "paper" | "green" }) {
  return (
    <ul className={styles.pairs} data-ground={ground === "green" ? ground : undefined}>
      {pairs.map(({ text, on }) => (
        <li key={`${text} ${on}`} style={{ color: `var(--${text})`, background: `var(--${on})` }}>
          {text} on {on}
        </li>
      ))}
    </ul>
  );
}
