import { pictureUrl, type ShownPicture } from "#app/pictures.ts";
import { showVehicle } from "#app/sections/vehicle-viewer/show-vehicle.ts";
import { customers } from "#content/company/customers.ts";
import { stats } from "#content/company/stats.ts";
import { home } from "#content/frame/home.ts";
import { filmAt } from "#content/pictures/films.ts";
import type { PictureName } from "#content/pictures/pictures.ts";
import { blogItems } from "#content/posts/blog-items.ts";
import { faqs } from "#content/products/faqs.ts";
import { type Hotspot, hotspots } from "#content/products/hotspots.ts";
import { products } from "#content/products/products.ts";
import { caseStudies } from "#content/tasks/case-studies.ts";
import { industries } from "#content/tasks/industries.ts";
import { cardOf } from "#content/tasks/task-pages.ts";
import { useCases } from "#content/tasks/use-cases.ts";
import { caseStudyPresets } from "#planner/presets/presets.ts";
import { vehicles } from "#vehicles/index.ts";

/**
 * All words and pictures of the home page, a record for each section. They come from the loader, so that they are sent
 * once, in the HTML, and not again in the page's script.
 */
export function homeContent() {
  return {
    hero: {
      ...home.hero,
      film: filmAt("/videos/hero"),
      still: unsaid({ picture: pictureUrl("hero") }).picture,
      phone: pictureUrl("hero-phone"),
    },
    stats: { ...home.stats, stats },
    customers: { ...home.customers, customers },
    warehouse: { ...home.warehouse, hotspots: hotspots.map(nearly), picture: pictureUrl("warehouse") },
    products: { ...home.products, products },
    vehicles: { ...home.vehicles, vehicles: vehicles.map(showVehicle), cases: casesOfVehicles() },
    useCases: {
      ...home.useCases,
      useCases: useCases.map((page) => withPicture({ ...cardOf(page), id: page.id, icon: page.icon })),
    },
    industries: { ...home.industries, industries: industries.map(cardOf).map(withPicture).map(unsaid) },
    blogs: {
      ...home.blogs,
      items: blogItems
        .slice(0, 3)
        .map(({ image: picture, ...item }) => unsaid(withPicture({ ...item, picture }))),
    },
    map: { ...home.map, poster: pictureUrl("drawing:map-poster") },
    cases: { ...home.cases, studies: caseStudies.map(({ site: _, ...study }) => withPicture(study)) },
    questions: { ...home.questions, faqs },
    contact: home.contact,
  };
}

export type HomeContent = ReturnType<typeof homeContent>;

/** The case study whose plan the planner begins with, by the title of its vehicle. */
function casesOfVehicles(): Record<string, string> {
  return Object.fromEntries(
    vehicles.flatMap(({ product, title }) => {
      const preset = caseStudyPresets.find(({ plan }) => plan.choice.vehicle === product);
      return preset ? [[title, preset.id]] : [];
    }),
  );
}

/** A tenth of a percent of the picture is near enough for a marker, and fewer digits to send. */
function nearly<Spot extends Hotspot>({ position: { top, left }, ...spot }: Spot) {
  return { ...spot, position: { top: Number(top.toFixed(1)), left: Number(left.toFixed(1)) } };
}

function withPicture<Item extends { picture: PictureName }>({ picture, ...item }: Item) {
  return { ...item, picture: pictureUrl(picture) };
}

/** A decorative picture, described by the text beside it: its alternative text need not be sent. */
function unsaid<Item extends { picture: ShownPicture }>({ picture, ...item }: Item) {
  return { ...item, picture: { ...picture, alt: "" } };
}
