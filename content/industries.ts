import type { PictureName } from "./pictures.ts";

export type Industry = {
  readonly title: string;
  readonly picture: PictureName;
  readonly content: string;
  readonly path: string;
};

export const industries = [
  {
    title: "FMCG and F&B",
    picture: "industry-fmcg",
    content:
      "Fast lines, short shelf lives. The fleet works with the palletisers and the manufacturing execution system you already run.",
    path: "/industries/industry-fmcg",
  },
  {
    title: "Auto and Heavy Machinery",
    picture: "industry-automotive",
    content: "Heavy components, brought to the line side in the order the line needs them.",
    path: "/industries/automotive-industry",
  },
  {
    title: "Distribution Centers",
    picture: "industry-distribution",
    content: "Dock, check, buffer, rack and back, through the hours when everything arrives at once.",
    path: "/industries/distribution",
  },
] as const satisfies readonly Industry[];
