import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { coverSources, type PostSummary } from "#content/posts/blog-posts.ts";
import { longDate } from "#content/wording/dates.ts";
import { Card } from "#ui/card/card.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import styles from "./post-card.module.css";
import { PostPlate } from "./post-plate.tsx";

type PostCardProps = {
  post: PostSummary;
  /** The width of the picture, as the `sizes` attribute. */
  sizes: string;
};

/** A post of this site: cover, category and time to read, title, excerpt, date. */
export function PostCard({ post, sizes }: PostCardProps) {
  const { slug, title, category, excerpt, cover, publishDate, readingMinutes } = post;
  return (
    <Card
      heading={title}
      link={<PageLink to={href("/blogs/:slug", { slug })} />}
      category={[category, `${readingMinutes} min`].filter(Boolean).join(" · ")}
      picture={cover ? <Cover cover={cover} sizes={sizes} /> : <PostPlate title={title} />}
      className={styles.card}
    >
      {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
      {publishDate && (
        <p className={styles.date}>
          <time dateTime={publishDate}>{longDate(publishDate)}</time>
        </p>
      )}
    </Card>
  );
}

function Cover({ cover, sizes }: { cover: NonNullable<PostSummary["cover"]>; sizes: string }) {
  const { src, width, height } = cover;
  return (
    <Picture
      src={src}
      width={width}
      height={height}
      srcSet={coverSources(cover)}
      sizes={sizes}
      alt=""
      fill
      className={styles.picture}
    />
  );
}
