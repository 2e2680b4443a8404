import { company } from "../company/company.ts";
import type { PictureName } from "../pictures/pictures.ts";

/** A post on the external blog, as the site's own lists show it. */
export type BlogItem = {
  readonly id: string;
  readonly image: PictureName;
  readonly category: string;
  /** A file of public/. */
  readonly companyLogo: string;
  readonly title: string;
  /** On the external blog. */
  readonly link: string;
  /** ISO date. */
  readonly date: string;
};

/** Newest first. */
export const blogItems: readonly BlogItem[] = [
  item(
    "blog-1",
    "Fleet software",
    "What VDA 5050 settles, and what it leaves to you",
    "what-vda-5050-settles",
    "2026-11-05",
  ),
  item(
    "blog-2",
    "Planning",
    "How many vehicles does a peak hour need?",
    "sizing-for-the-peak-hour",
    "2026-10-01",
  ),
  item(
    "blog-3",
    "Safety",
    "ISO 3691-4: preparing the zones before day one",
    "preparing-operating-zones",
    "2026-08-20",
  ),
  item(
    "blog-4",
    "Loads",
    "Open pallet, closed pallet: where the forks go in",
    "open-and-closed-pallets",
    "2026-07-09",
  ),
  item("blog-5", "Planning", "How wide does an aisle have to be?", "aisle-widths", "2026-05-28"),
  item("blog-6", "Power", "Charging between two orders", "opportunity-charging", "2026-04-16"),
  item("blog-7", "Integration", "A handshake between level decks", "conveyor-handshake", "2026-03-05"),
];

function item(image: PictureName, category: string, title: string, slug: string, date: string): BlogItem {
  return {
    id: slug,
    image,
    category,
    companyLogo: "/favicon.svg",
    title,
    link: `${company.blogUrl}/${slug}`,
    date,
  };
}
