import type { ShownPicture } from "#app/pictures.ts";
import type { BlogItem } from "#content/posts/blog-items.ts";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Pill } from "#ui/pill/pill.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import "#ui/whole-link/whole-link.css";
import styles from "./blog-card.module.css";

export type ShownBlogItem = Omit<BlogItem, "image"> & { image: ShownPicture };

type BlogCardProps = {
  item: ShownBlogItem;
  /** Says where the link leads. */
  external: string;
  /** Whether it is in the first view. */
  isFirst?: boolean;
  className?: string | undefined;
};

/** A post of the external blog: picture, category, title; the whole card is its link. */
export function BlogCard({ item, external, isFirst = false, className }: BlogCardProps) {
  const { image, category, companyLogo, title, link } = item;
  return (
    <article className={classes("link-area", styles.card, className)}>
      <div className={`area-picture ${styles.frame}`}>
        <Picture {...image} alt="" fill priority={isFirst} className={styles.picture} />
      </div>
      <Pill sign={companyLogo}>{category}</Pill>
      <h3>
        <a href={link} target="_blank" rel="noopener" className="area-link">
          {title}
          <Icon name="external" className={styles.sign} />
          <VisuallyHidden> ({external})</VisuallyHidden>
        </a>
      </h3>
    </article>
  );
}
