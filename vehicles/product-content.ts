import type { FilmSrc } from "#content/pictures/films.ts";
import type { PictureName } from "#content/pictures/pictures.ts";
import type { Faq } from "#content/products/faqs.ts";
import type { StepIcon } from "#content/products/step-icons.ts";
import type { CaseStudy } from "#content/tasks/case-study.ts";
import type { useCases } from "#content/tasks/use-cases.ts";
import { folderOf, type ProductName, productNames, type VehicleReference } from "./index.ts";
import type { Load } from "./modelling/loads/load.ts";

/** Copy and pictures of one vehicle's page. Its figures are in `record.ts` beside it. */
export type ProductContent = {
  description: string;
  productDescription: string;
  videoSrc?: FilmSrc;
  /** The film's first picture. */
  banner: PictureName;
  image: PictureName;
  /** Shown if there is no film. */
  imageSrc: PictureName;
  /** Where the vehicle begins and ends on that picture, in per cent from the left. */
  extent: readonly [from: number, to: number];
  /** The drawing to which the figures' lines point: the model with forks or plate raised by metres, and a load. */
  drawing: { alt: string; lift?: number; load?: Load; secondLoad?: Load; tape?: true };
  /** Shown beside the five figures. */
  specs: readonly { label: string; value: string }[];
  stepsHeadline: string;
  steps: readonly Step[];
  steps2?: readonly Step[];
  stepHeading1?: string;
  stepHeading2?: string;
  gallery: readonly { src: PictureName; alt: string }[];
  leaders: readonly Leader[];
  questions: readonly Faq[];
  /** For the overview: the need that this vehicle meets. `note` follows the payload; by default it is lift or speed. */
  need: { load: string; note?: string };
  related: readonly VehicleReference[];
  useCase: (typeof useCases)[number]["id"];
  caseStudy: CaseStudy["id"];
};

type Step = { number: number; title?: string; description: string; icon: StepIcon };

/** The line from a figure to its part of the drawing, in the drawing's units (1600 × 1120). */
export type Leader = {
  /** Label of the figure. */
  figure: string;
  side: "start" | "end";
  /** Height at which the figure stands. */
  at: number;
  /** The figure is above its line instead of below. */
  above?: true;
  /** An anchor or a part named in the model. At the forks, the lift is measured from the floor. */
  part: string;
};

/** A leader with its end point, as the build finds it on the model. */
export type PlacedLeader = Omit<Leader, "part"> & {
  part: readonly [x: number, y: number];
  /** A length measured at the part: from here down to there. */
  measure?: readonly [from: number, to: number];
};

/** The page of each vehicle, from `page.ts` in its folder. For the server and the build only: it loads all copy. */
export const productContents = Object.fromEntries(
  await Promise.all(
    productNames.map(async (product) => {
      const { page } = (await import(`./${folderOf(product)}/page.ts`)) as { page: ProductContent };
      return [product, page] as const;
    }),
  ),
) as Readonly<Record<ProductName, ProductContent>>;
