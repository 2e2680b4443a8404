/** Every time and threshold that the specification names, for code and tests alike. Times in milliseconds. */
export const timings = {
  dropdownCloseDelay: 150,
  counterDuration: 2000,
  prefetchDelay: 2000,
  layoutAnimation: 450,
  galleryAutoAdvance: 4000,
  marqueePerLogo: 2000,
  leadThankYouSlide: 1500,
  leadDownloadDelay: 1000,
  leadPopupClose: 2000,
  productDownloadDelay: 100,
  searchPause: 180,
} as const;

/** Lengths in CSS pixels; shares of the viewport's height, measured from its top. */
export const thresholds = {
  tablet: 768,
  desktop: 1024,
  scrollToTopAfter: 300,
  countersStartAt: 0.8,
  fadeInAt: 0.85,
  tabPreviewLength: 40,
} as const;
