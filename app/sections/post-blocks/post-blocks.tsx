import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import type { Block } from "#content/posts/blog-posts.ts";
import { itemParts } from "#content/posts/item-links.ts";
import { linkAttributes } from "#content/posts/post-links.ts";
import { Button } from "#ui/button/button.tsx";
import { anchorOf } from "./headings.ts";
import paragraph from "./paragraph.module.css";
import styles from "./post-blocks.module.css";
import standout from "./standout.module.css";

/** The text of a post, block by block, in lines that are easy to read. */
export function PostBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block) => (
        <ShownBlock key={block.id} block={block} blocks={blocks} />
      ))}
    </div>
  );
}

function ShownBlock({ block, blocks }: { block: Block; blocks: readonly Block[] }) {
  const { type, content, items = [], ordered, email } = block;
  const List = ordered ? "ol" : "ul";
  switch (type) {
    case "heading":
      return content && <h2 id={anchorOf(block, blocks)}>{content}</h2>;
    case "subheading":
      return content && <h3>{content}</h3>;
    case "list":
      return (
        <>
          {content && <p>{content}</p>}
          <List className={paragraph.list}>
            {items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two items may say the same, and none ever moves here
              <li key={index}>
                <Item item={item} />
              </li>
            ))}
          </List>
        </>
      );
    case "callout":
      return content && <p className={standout.callout}>{content}</p>;
    case "cta":
      return content && <CallToAction words={content} email={email} />;
    default:
      return (
        <div
          className={paragraph.paragraph}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans it when it is saved and again when it is read
          dangerouslySetInnerHTML={{ __html: content }}
        />
      );
  }
}

function Item({ item }: { item: string }) {
  return itemParts(item).map(({ words, address }, index) =>
    address ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id, and none ever moves
      <a key={index} {...linkAttributes(address)}>
        {words}
      </a>
    ) : (
      words
    ),
  );
}

function CallToAction({ words, email }: { words: string; email: string | undefined }) {
  return (
    <div className={standout.action} data-ground="green">
      <p>{words}</p>
      {email ? (
        <>
          <Button tone="signal" size="large" icon="arrow" href={`mailto:${addressIn(email)}`}>
            Write an email
          </Button>
          <p className={standout.address}>{email}</p>
        </>
      ) : (
        <Button tone="signal" size="large" icon="arrow" link={<PageLink to={href("/contact")} />}>
          Contact us
        </Button>
      )}
    </div>
  );
}

/** Encodes the part before the @: a question mark or an ampersand in it would start the mailto: parameters. */
function addressIn(email: string) {
  return encodeURIComponent(email).replace("%40", "@");
}
