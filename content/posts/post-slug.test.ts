import { expect, test } from "vitest";
import { postLimits } from "./blog-posts.ts";
import { slugFrom } from "./post-slug.ts";

test.each([
  ["What VDA 5050 settles, and what it leaves to you", "what-vda-5050-settles-and-what-it-leaves-to-you"],
  ["Weißbuch Größe", "weissbuch-grosse"],
  ["  Große & Überblick — l’été  ", "grosse-uberblick-lete"],
  ["Łódź, Ærø, Þór, Đà Nẵng, İzmir", "lodz-aero-thor-da-nang-izmir"],
  ["智能仓库自动化", "zhi-neng-cang-ku-zi-dong-hua"],
  ["スマート倉庫", "sumato-cang-ku"],
  ["Отчёт о складе", "otchet-o-sklade"],
  ["مستودع ذكي", "mstwd-dhky"],
  ["ＭＡＧ １４００", "mag-1400"],
  ["🤖 – …", ""],
  ["../../etc/passwd?x=<script>", "etc-passwd-x-script"],
  ["a".repeat(300), "a".repeat(postLimits.slug)],
])("the address of %j ends in %j", async (title, slug) => {
  expect(await slugFrom(title)).toBe(slug);
});
