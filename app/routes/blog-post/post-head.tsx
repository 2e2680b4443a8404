import { href } from "react-router";
import { StructuredData } from "#app/document/structured-data.tsx";
import { PageLink } from "#app/frame/page-link.tsx";
import { Trail } from "#app/sections/trail/trail.tsx";
import { breadcrumbJsonLd } from "#app/structured-data.ts";
import { type BlogPost, coverSources } from "#content/posts/blog-posts.ts";
import type { blogsWords } from "#content/posts/news-words.ts";
import { longDate } from "#content/wording/dates.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./post-head.module.css";
import { postJsonLd } from "./post-meta.ts";

type PostHeadProps = {
  post: BlogPost;
  readingMinutes: number;
  words: (typeof blogsWords)["post"];
};

/** The head of a post: breadcrumb, title, category, author, date, excerpt and cover. */
export function PostHead({ post, readingMinutes, words }: PostHeadProps) {
  const { title, excerpt, cover, slug } = post;
  const above = [{ name: "Blogs", to: href("/blogs") }];
  const path = href("/blogs/:slug", { slug });
  return (
    <Section className={styles.head}>
      <StructuredData data={[breadcrumbJsonLd([...above, { name: title, to: path }]), postJsonLd(post)]} />
      <Line className={styles.line ?? ""} />
      <Grid>
        <div>
          <Trail above={above} current={title} />
        </div>
        <h1 id="title" className={styles.title}>
          {title}
        </h1>
        <Facts post={post} readingMinutes={readingMinutes} words={words} />
        {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
        {cover && <Cover cover={cover} />}
      </Grid>
    </Section>
  );
}

PostHead.leads = { to: 0, phoneTo: 0, stations: 0 } satisfies Leads;

function Facts({ post, readingMinutes, words }: PostHeadProps) {
  const { category, author, publishDate } = post;
  return (
    <ul className={styles.facts}>
      {category && (
        <li>
          <PageLink
            to={{ pathname: href("/blogs"), search: `?${new URLSearchParams({ category })}`, hash: "#posts" }}
          >
            {category}
          </PageLink>
        </li>
      )}
      {author && (
        <li>
          {words.author} {author}
        </li>
      )}
      {publishDate && (
        <li>
          <time dateTime={publishDate}>{longDate(publishDate)}</time>
        </li>
      )}
      <li>{readingMinutes} min read</li>
    </ul>
  );
}

function Cover({ cover }: { cover: NonNullable<BlogPost["cover"]> }) {
  const { src, alt, width, height } = cover;
  return (
    <Picture
      src={src}
      alt={alt}
      width={width}
      height={height}
      srcSet={coverSources(cover)}
      sizes="100vw"
      priority
      className={styles.cover}
    />
  );
}
