import { vehicleCount } from "./counts.ts";
/** Words that the pages of all six vehicles share. */
export const vehiclePage = {
  above: [
    { name: "Home", to: "/" },
    { name: "MAG", to: "/products/Mag" },
  ],
  quote: "Get Quote",
  film: { play: "Play the film", note: "no sound", loading: "The film is loading" },
  figures: {
    station: "Figures",
    headlines: { 4: "Four figures, each where it belongs.", 5: "Five figures, each where it belongs." },
    note: "At the standard load, on a level floor.",
  },
  specifications: {
    heading: "Specifications -",
    document: "Every figure, the uses step by step and the whole line side by side: two pages to pass on.",
    download: "Download Product Document",
    perPayload: "payload",
  },
  gallery: {
    heading: "Product gallery",
    words: {
      image: "Product image",
      thumbnail: "Thumbnail",
      thumbnails: "Thumbnails",
      dots: "Images by number",
      show: "Show image",
      previous: "Previous image",
      next: "Next image",
      enlarge: "Full screen",
      close: "Close",
      pause: "Pause the gallery",
      play: "Let the gallery run",
    },
  },
  steps: { heading: "Material Handling use cases" },
  questions: { station: "Questions", headline: "Asked before every order." },
  related: {
    station: "Read on",
    headline: "Beside it on the same map.",
    all: { label: `All ${vehicleCount} side by side`, to: "/products/Mag" },
    useCase: "Use case",
    caseStudy: "Case study",
  },
  next: {
    station: "Quote",
    headline: "How many will you need?",
    introduction:
      "Send missions per hour, distances and shifts. The answer is a fleet size, a drawing and a price.",
  },
} as const;
