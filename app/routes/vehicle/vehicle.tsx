import { StructuredData } from "#app/document/structured-data.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { NextStep } from "#app/sections/next-step/next-step.tsx";
import { Questions } from "#app/sections/questions/questions.tsx";
import { Related } from "#app/sections/related/related.tsx";
import { breadcrumbThing, filmThing, productThing, questionsThing } from "#app/structured-data.ts";
import { plainFile } from "#ui/picture/files.ts";
import type { Route } from "./+types/vehicle.ts";
import { Figures } from "./figures/figures.tsx";
import { ProductGallery } from "./gallery/product-gallery.tsx";
import { Hero } from "./hero/hero.tsx";
import { loadVehicle } from "./load-vehicle.ts";
import { Specifications } from "./specifications/specifications.tsx";
import { Steps } from "./steps/steps.tsx";
import styles from "./vehicle.module.css";

export function loader({ url }: Route.LoaderArgs) {
  return loadVehicle(url.searchParams.get("product"));
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { vehicle, description } = loaderData;
  return pageMeta({ title: vehicle.fullTitle, description, path: vehicle.path });
}

/** Six vehicles, one page: only its records differ. A change of vehicle begins everything anew, the gallery too. */
export default function Vehicle({ loaderData: data }: Route.ComponentProps) {
  const { vehicle, words, heading, film, image, gallery, questions, related } = data;
  const lane = gallery.length > 0 ? 4 : 2;
  return (
    <div key={vehicle.path} className={styles.vehicle}>
      <StructuredData
        data={[
          breadcrumbThing([...words.above, { name: vehicle.title, to: vehicle.path }]),
          productThing({ ...data, name: heading, path: vehicle.path, image: plainFile(image) }),
          ...(film
            ? [filmThing({ ...film, name: `${vehicle.title} at work`, poster: plainFile(film.poster) })]
            : []),
          questionsThing(questions),
        ]}
      />
      <Hero {...data} />
      <Figures {...data} />
      <Specifications {...data} />
      <ProductGallery images={gallery} {...words.gallery} number="03" />
      <Steps {...data} from={lane} number={gallery.length > 0 ? "04" : "03"} />
      <Questions
        {...words.questions}
        faqs={questions}
        number={gallery.length > 0 ? "05" : "04"}
        from={0}
        contact={data.contact}
      />
      <Related {...words.related} {...related} number={gallery.length > 0 ? "06" : "05"} />
      <NextStep
        {...words.next}
        action={words.quote}
        number={gallery.length > 0 ? "07" : "06"}
        contact={data.contact}
      />
    </div>
  );
}
