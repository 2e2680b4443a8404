import { company } from "#content/company/company.ts";
import type { Example } from "#ui/example.ts";
import { catalogue } from "./catalogue.ts";
import styles from "./examples.module.css";
import { TokenSheet } from "./token-sheet.tsx";

/** Every primitive in every state; exists in development only. */
export default function ExamplesPage() {
  return (
    <div className={styles.page}>
      <title>{`Examples | ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.heading}>Examples</h1>
      <nav className={styles.contents} aria-label="Primitives">
        <a href="#tokens">tokens</a>
        {catalogue.map(({ primitive }) => (
          <a key={primitive} href={`#${primitive}`}>
            {primitive}
          </a>
        ))}
      </nav>
      <TokenSheet />
      {catalogue.map(({ primitive, examples }) => (
        <section
          key={primitive}
          id={primitive}
          aria-labelledby={`${primitive}-heading`}
          className={styles.primitive}
        >
          <h2 id={`${primitive}-heading`} className={styles.name}>
            {primitive}
          </h2>
          <div className={styles.examples}>
            {examples.map((example) => (
              <Shown key={example.name} {...example} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function Shown({ name, element, ground = "paper", wide }: Example) {
  return (
    <figure className={styles.example} data-wide={wide}>
      <figcaption className={styles.caption}>{name}</figcaption>
      <div className={styles.stage} data-ground={ground === "green" ? ground : undefined} data-example={name}>
        {element}
      </div>
    </figure>
  );
}
