import type { BlogPost } from "#content/posts/blog-posts.ts";
import type { DrawCard } from "#server/cards/draw-card.ts";
import { bytesOf } from "#server/http/content.ts";
import { type SiteFile, siteFile } from "#server/http/site-file.ts";
import type { SiteFiles } from "#server/http/site-files.ts";
import type { ErrorLog } from "#server/log/log.ts";
import type { FileStorage } from "#server/storage/file-storage.ts";
import type { Database } from "#server/tables/tables.ts";
import { createEditionCache } from "./edition.ts";
import { findPublished } from "./posts.ts";

type Settings = {
  db: Database;
  clock: () => Date;
  log: ErrorLog;
  draw: DrawCard;
  files: SiteFiles;
  storage: FileStorage;
  tls: boolean;
};

/** The pictures of shared posts, each at `/og/blogs/{slug}.jpg`: drawn when first asked for, kept until posts change. */
export function postCards({ db, clock, log, draw, files, storage, tls }: Settings) {
  const keep = createEditionCache<SiteFile>({ db, clock, log });

  /** @returns undefined if the address is not a card's, or the post is not public */
  return async (address: string): Promise<SiteFile | undefined> => {
    const { pathname } = new URL(address);
    const slug = /^\/og\/blogs\/([a-z0-9-]{1,120})\.jpg$/.exec(pathname)?.[1];
    if (slug === undefined) return undefined;
    return keep(slug, async (now) => {
      const found = await findPublished(db, slug, now);
      return found && "post" in found ? cardOf(found.post) : undefined;
    });
  };

  async function cardOf({ title, category, cover }: BlogPost) {
    const words = { title, kind: category || "Blog" };
    const picture = await pictureOf(cover);
    /* If the cover can't be read, the card is drawn without it. */
    const body = await draw({ ...words, picture }).catch(() => draw(words));
    return siteFile({
      body: Buffer.from(body),
      compressed: {},
      type: "image/jpeg",
      cacheControl: "public, max-age=3600",
      tls,
    });
  }

  async function pictureOf(cover: BlogPost["cover"]) {
    if (!cover) return undefined;
    const uploaded = /^\/blog-pictures\/([0-9a-f]{64}\.webp)$/.exec(cover.src)?.[1];
    if (uploaded) return storage.get(uploaded);
    const file = files.get(cover.src.toLowerCase());
    return file && bytesOf(file.plain.content);
  }
}
