import { StructuredData } from "#app/document/structured-data.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { queryOf } from "#app/query.ts";
import { NextStep } from "#app/sections/next-step/next-step.tsx";
import { Questions } from "#app/sections/questions/questions.tsx";
import { Related } from "#app/sections/related/related.tsx";
import { breadcrumbJsonLd, faqJsonLd, productJsonLd, videoJsonLd } from "#app/structured-data.ts";
import { Sections } from "#ui/line/sections.tsx";
import { plainFile } from "#ui/picture/files.ts";
import type { Route } from "./+types/vehicle.ts";
import { ProductGallery } from "./gallery/product-gallery.tsx";
import { Hero } from "./hero/hero.tsx";
import { loadVehicle } from "./load-vehicle.ts";
import { Specifications } from "./specifications/specifications.tsx";
import { Steps } from "./steps/steps.tsx";
import styles from "./vehicle.module.css";

export function loader({ url }: Route.LoaderArgs) {
  return loadVehicle(queryOf("/products/mag-product", url).get("product"));
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { vehicle, description } = loaderData;
  return pageMeta({ title: vehicle.fullTitle, description, path: vehicle.path });
}

/** The page of every vehicle: only the records differ. Changing the vehicle resets everything, the gallery too. */
export default function Vehicle({ loaderData: data }: Route.ComponentProps) {
  const { vehicle, words, heading, film, image, gallery, questions, related } = data;
  return (
    <div key={vehicle.path} className={styles.vehicle}>
      <Sections>
        <StructuredData
          data={[
            breadcrumbJsonLd([...words.above, { name: vehicle.title, to: vehicle.path }]),
            productJsonLd({ ...data, name: heading, path: vehicle.path, image: plainFile(image) }),
            ...(film ? [videoJsonLd({ ...film, name: `${vehicle.title} at work` })] : []),
            faqJsonLd(questions),
          ]}
        />
        <Hero {...data} />
        <Specifications {...data} />
        {gallery.length > 0 && <ProductGallery images={gallery} {...words.gallery} />}
        <Steps {...data} />
        <Questions
          {...words.questions}
          faqs={questions}
          ways={{ rows: data.ways, label: words.sheet.links }}
        />
        <Related {...words.related} {...related} />
        <NextStep {...words.next} action={words.quote} contact={data.contact} isSlim />
      </Sections>
    </div>
  );
}
