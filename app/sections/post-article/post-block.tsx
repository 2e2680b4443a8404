import type { Block } from "#content/blog-posts.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./post-article.module.css";

/** A part of a post. Parts without words leave no gap. */
export function PostBlock({ block: { type, content, items = [], email } }: { block: Block }) {
  if (type !== "list" && content.trim() === "") return null;
  switch (type) {
    case "paragraph":
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans it before it is stored and before it is shown
      return <p className={styles.paragraph} dangerouslySetInnerHTML={{ __html: content }} />;
    case "heading":
      return <h2 className={styles.heading}>{content}</h2>;
    case "subheading":
      return <h3 className={styles.subheading}>{content}</h3>;
    case "list":
      return (
        <ul className={styles.list}>
          {/* biome-ignore lint/suspicious/noArrayIndexKey: they never change places while they are read */}
          {items.map((item, index) => item.trim() && <li key={index}>{item}</li>)}
        </ul>
      );
    case "callout":
      return <p className={styles.callout}>{content}</p>;
    case "cta":
      return (
        <div className={styles.cta}>
          <p>{content}</p>
          {email && (
            <Button tone="signal" href={`mailto:${email}`}>
              {email}
            </Button>
          )}
        </div>
      );
  }
}
