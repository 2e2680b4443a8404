import { bannerShots } from "./banners.ts";
import { blogShots } from "./blog.ts";
import { caseStudyShots } from "./case-studies.ts";
import { dualConveyorGallery, singleConveyorGallery } from "./conveyor-galleries.ts";
import { forkGallery } from "./fork-gallery.ts";
import { industryShots } from "./industries.ts";
import { lifterGallery } from "./lifter-gallery.ts";
import { pageShots } from "./pages.ts";
import { productNightShots, productShots } from "./products.ts";
import { resourceShots } from "./resources.ts";
import type { Shot } from "./shot.ts";
import { syncosShots } from "./syncos.ts";
import { tuggerGallery } from "./tugger-gallery.ts";
import { useCaseShots } from "./use-cases.ts";
import { warehouseNightShots, warehouseShots } from "./warehouse.ts";

/** Every picture that the studio makes. */
export const shots: readonly Shot[] = [
  ...productShots,
  ...productNightShots,
  ...bannerShots,
  ...warehouseShots,
  ...warehouseNightShots,
  ...industryShots,
  ...useCaseShots,
  ...caseStudyShots,
  ...blogShots,
  ...pageShots,
  ...resourceShots,
  ...syncosShots,
  ...forkGallery,
  ...tuggerGallery,
  ...singleConveyorGallery,
  ...dualConveyorGallery,
  ...lifterGallery,
];
