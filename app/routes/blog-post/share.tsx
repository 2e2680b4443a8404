import { href } from "react-router";
import { addressOf } from "#app/company-json-ld.ts";
import type { BlogPost } from "#content/posts/blog-posts.ts";
import type { blogsWords } from "#content/posts/news-words.ts";
import styles from "./share.module.css";

type ShareProps = { post: BlogPost; words: (typeof blogsWords)["post"] };

/** Share links: plain links, so that no third party learns of a reader who doesn't follow one. */
export function Share({ post: { title, slug }, words }: ShareProps) {
  const address = addressOf(href("/blogs/:slug", { slug }));
  const [url, text] = [address, title].map(encodeURIComponent);
  const ways = [
    { name: words.byMail, to: `mailto:?subject=${text}&body=${url}` },
    { name: "LinkedIn", to: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: "X", to: `https://x.com/intent/post?text=${text}&url=${url}` },
  ];
  return (
    <>
      <nav className={styles.share} aria-label={words.share}>
        <p aria-hidden="true">{words.share}</p>
        <ul>
          {ways.map(({ name, to }) => (
            <li key={name}>
              <a href={to} rel="noopener nofollow">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.address}>{address}</p>
    </>
  );
}
