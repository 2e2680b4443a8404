import { vehicleCount } from "./counts.ts";
import { promise } from "./promise.ts";

/** Words that the pages of all vehicles share. */
export const vehiclePage = {
  above: [
    { name: "Home", to: "/" },
    { name: "MAG", to: "/products/Mag" },
  ],
  quote: "Get Quote",
  film: { play: "Play the film", note: "no sound", loading: "The film is loading" },
  figures: {
    station: "Figures",
    headline: "figures, each where it belongs.",
    note: "At the standard load, on a level floor.",
  },
  specifications: {
    heading: "Specifications -",
    document:
      "The planning pack, five pages to share: all figures, the full sheet, drawings at scale, a handover step by step and a checklist for the site.",
    download: "Download Product Document",
    perPayload: "payload",
  },
  sheet: {
    heading: "Full sheet, with all dimensions",
    sources: {
      specification: "From the product table",
      model: "Measured on the vehicle's model",
      planning: "A figure to plan with; the project settles it",
      standard: "From a named standard",
    },
    marks: { specification: "S", model: "M", planning: "P", standard: "N" },
    fits: "Does it fit your job? Ask the planner",
    compare: "Compare with the",
    links: "Before you ask",
  },
  drawings: {
    heading: "Drawings with measures",
    note: "From the vehicle's model, in millimetres, all at one scale. The dashed circle is the turn on the spot.",
    captions: {
      side: "Side view",
      front: "Front view",
      plan: "Plan",
      raised: "Side view, load raised",
    },
    filesHeading: "Files for your layout",
    filesNote: "Nobody asks for your name. The turning centre lies at the origin of each.",
    files: {
      dxf: { label: "DXF", note: "Plan and side as blocks, with measures, in mm" },
      step: { label: "STEP", note: "The envelope as solids, in mm" },
      glb: { label: "GLB", note: "The model in 3D, in metres; 3 to 5 MB" },
      factsheet: { label: "Factsheet", note: "JSON for fleet control, VDA 5050 2.1" },
    },
  },
  aisle: {
    heading: "The turn into an aisle",
    note: "A EUR pallet, 1200 × 800 mm, lengthwise on the vehicle; what truck and load sweep when they turn by 90°, with the allowance of VDI 2198. A figure to plan with: the clearances of the site come on top.",
    label: "Width of the aisle",
    alt: "Plan of the vehicle in an aisle, with the circles that truck and load sweep",
    spare: "mm to spare",
    short: "mm too narrow",
    exact: "just wide enough",
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
  questions: { station: "Questions", headline: "What buyers ask us." },
  related: {
    station: "Read on",
    headline: "Works well with.",
    all: { label: `All ${vehicleCount} side by side`, to: "/products/Mag" },
    useCase: "Use case",
    caseStudy: "Case study",
  },
  next: {
    station: "Quote",
    headline: "How many will you need?",
    introduction: `Send us missions per hour, distances and shifts. ${promise.full}`,
  },
} as const;
