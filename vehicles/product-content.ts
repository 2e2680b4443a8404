import type { CaseStudy } from "#content/case-study.ts";
import type { Faq } from "#content/faqs.ts";
import type { FilmSrc } from "#content/films.ts";
import type { PictureName } from "#content/pictures.ts";
import type { StepIcon } from "#content/step-icons.ts";
import type { useCases } from "#content/use-cases.ts";
import { folderOf, type ProductName, productNames, type VehicleReference } from "./index.ts";
import type { Load } from "./modelling/loads/load.ts";

/** Words and pictures of one vehicle's page. Its figures stand in `record.ts` beside it. */
export type ProductContent = {
  heading: string;
  description: string;
  productDescription: string;
  videoSrc?: FilmSrc;
  /** The film's first picture. */
  banner: PictureName;
  image: PictureName;
  /** What stands in the film's place where there is none. */
  imageSrc: PictureName;
  /** Where the vehicle begins and ends on it, in percent from the left. */
  extent: readonly [from: number, to: number];
  /** What the lines from the figures point at: the model with its forks or plate raised by metres, and a load. */
  drawing: { alt: string; lift?: number; load?: Load; secondLoad?: Load; tape?: true };
  /** Beside the five figures. */
  specs: readonly { label: string; value: string }[];
  stepsHeadline: string;
  steps: readonly Step[];
  steps2?: readonly Step[];
  stepHeading1?: string;
  stepHeading2?: string;
  gallery: readonly { src: PictureName; alt: string }[];
  leaders: readonly Leader[];
  questions: readonly Faq[];
  /** For the overview: what a visitor has to carry who needs this one. `note` follows the payload; else it is lift or speed. */
  need: { load: string; note?: string };
  related: readonly VehicleReference[];
  useCase: (typeof useCases)[number]["id"];
  caseStudy: CaseStudy["id"];
};

type Step = { number: number; title?: string; description: string; icon: StepIcon };

/** The way from a figure to the part of the drawing it belongs to, in the drawing's units (1600 × 1120). */
export type Leader = {
  /** Label of the figure. */
  figure: string;
  side: "start" | "end";
  /** Height at which the figure stands. */
  at: number;
  /** The figure stands on its line and not below it. */
  above?: true;
  /** An anchor or a part that the model names. Beside the forks, the lift is measured from the floor. */
  part: string;
};

/** The same with the point where it ends, as the build finds it on the model. */
export type PlacedLeader = Omit<Leader, "part"> & {
  part: readonly [x: number, y: number];
  /** A length that is measured at the part: from here down to there. */
  measure?: readonly [from: number, to: number];
};

/** The page of each vehicle, from `page.ts` in its folder. For the server and the build only: it loads every word. */
export const productContents = Object.fromEntries(
  await Promise.all(
    productNames.map(async (product) => {
      const { page } = (await import(`./${folderOf(product)}/page.ts`)) as { page: ProductContent };
      return [product, page] as const;
    }),
  ),
) as Readonly<Record<ProductName, ProductContent>>;
