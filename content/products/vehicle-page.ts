import { promise } from "../forms/promise.ts";
import type { Words } from "../posts/internal-link.ts";

/** Words that the pages of all vehicles share. */
export const vehiclePage = {
  above: [{ name: "MAG", to: "/products/Mag" }],
  quote: "Get Quote",
  film: { play: "Play the film", note: "no sound", loading: "The film is loading" },
  turn: {
    open: "Turn it in 3D",
    close: "Close the 3D view",
    note: "Turn it, load it, measure it, drive it through your doorway (140 kB).",
    noScript: "To turn it in 3D needs script. The drawings with measures further down show the same.",
    loading: "The model is loading.",
    failed:
      "The 3D view can't be shown here: the browser has no WebGL, or a part could not be fetched. The drawings with measures further down show the same model, and the GLB file below them opens in any 3D program.",
    seen: "Seen from",
    sides: [
      "the front",
      "the front left",
      "the left",
      "the rear left",
      "the rear",
      "the rear right",
      "the right",
      "the front right",
    ],
    above: "above the floor",
    parts: { forks: "Forks", plate: "Plate" },
    overFloor: "mm above the floor",
    loaded: "Load on,",
    unloaded: "No load",
    vehicle: "Vehicle",
    fits: "it fits",
    fitsNot: "it does not fit",
    across: "mm to spare across",
    tooNarrow: "mm too narrow",
    overhead: "mm overhead",
    tooLow: "mm too low",
    doorway: "Doorway",
    aisle: "Aisle",
    turn: "Turn",
    tilt: "Look from above",
    zoom: "Zoom",
    raise: { forks: "Raise the forks", plate: "Raise the plate" },
    load: "Put the load on",
    measures: "Show dimensions",
    around: "Set it in",
    surroundings: { nothing: "An open floor", doorway: "A doorway", aisle: "An aisle" },
    width: { doorway: "Width of the doorway", aisle: "Width of the aisle" },
  },
  specifications: {
    heading: "Specifications -",
    document:
      "The planning pack, five pages to share: all figures, the full sheet, drawings at scale, a handover step by step and a checklist for the site.",
    download: "Download Product Document",
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
    names: {
      specification: "product table",
      model: "model",
      planning: "planning figure",
      standard: "standard",
    },
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
    filesHeading: "Files for your layout, no form",
    filesNote: "Their origin is the turning centre.",
    files: {
      dxf: { label: "DXF", note: "Plan and side, with measures, in mm" },
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
      zoom: "Zoom",
      close: "Close",
      pause: "Pause the gallery",
      play: "Let the gallery run",
    },
  },
  steps: { heading: "Material Handling use cases" },
  questions: { station: "Questions", headline: "What buyers ask us." },
  related: {
    station: "Read on",
    useCase: "Use case",
    caseStudy: "Case study",
  },
  next: {
    station: "Quote",
    headline: "How many will you need?",
    introduction: `Send us missions per hour, distances and shifts. ${promise.full}`,
  },
} as const satisfies Words;

/** What a vehicle is built for, in one line: its payload, and the aisle that it needs or else its speed. */
export function builtFor({ payload, speed, aisle }: { payload: string; speed: string; aisle?: string }) {
  return `Built for ${payload} ${aisle ? `in a ${aisle} aisle` : `at ${speed}`}.`;
}
