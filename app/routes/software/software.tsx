import type { ReactNode } from "react";
import { StructuredData } from "#app/document/structured-data.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { FleetScreen } from "#app/sections/fleet-screen/fleet-screen.tsx";
import { SharedFloorProvider } from "#app/sections/fleet-screen/shared-floor.tsx";
import { NextStep } from "#app/sections/next-step/next-step.tsx";
import { openingLeads, PictureOpening } from "#app/sections/picture-opening/picture-opening.tsx";
import { Questions } from "#app/sections/questions/questions.tsx";
import { Related } from "#app/sections/related/related.tsx";
import { breadcrumbJsonLd, faqJsonLd } from "#app/structured-data.ts";
import type { SoftwarePart } from "#content/products/software-page.ts";
import { Sections } from "#ui/line/sections.tsx";
import { Benefits } from "./benefits/benefits.tsx";
import { Capabilities } from "./capabilities/capabilities.tsx";
import { Connections } from "./connections/connections.tsx";
import { Floor } from "./floor/floor.tsx";
import { Journey } from "./journey/journey.tsx";
import { loadSoftware, type SoftwareData } from "./load-software.ts";
import styles from "./software.module.css";

export function loader({ url }: { url: URL }) {
  return loadSoftware(url.pathname.replace(/\/$/, ""));
}

export function meta({ loaderData }: { loaderData: SoftwareData | undefined }) {
  return loaderData ? pageMeta(loaderData.page) : [];
}

/** SyncOS and its two parts. */
export default function Software({ loaderData: data }: { loaderData: SoftwareData }) {
  const { page, name, words, above, opening, site, questions, order, related, next, contact, shownOn } = data;
  const parts: Record<SoftwarePart, ReactNode> = {
    capabilities:
      shownOn === "floor" ? (
        <Floor key="capabilities" {...data} />
      ) : (
        <Capabilities key="capabilities" {...data} />
      ),
    connections: <Connections key="connections" {...data} />,
    journey: <Journey key="journey" {...data} />,
    benefits: <Benefits key="benefits" {...data} />,
    questions: (
      <Questions
        key="questions"
        station={words.stations.questions}
        headline={data.questionsHeadline}
        faqs={questions}
        contact={contact}
      />
    ),
  };
  return (
    <SharedFloorProvider key={page.path} site={site}>
      <Sections>
        <StructuredData
          data={[breadcrumbJsonLd([...above, { name, to: page.path }]), faqJsonLd(questions)]}
        />
        <PictureOpening
          page={page}
          above={above}
          current={name}
          action={{ label: words.action, to: contact }}
          shape={opening.shape}
          leads={openingLeads[opening.shape]}
          isShownFirst
        >
          <div className={styles.screen} data-shape={opening.shape} data-live="">
            <FleetScreen name={opening.screen} isTold />
          </div>
        </PictureOpening>
        {order.map((name) => parts[name])}
        <Related station={words.stations.related} pages={related} />
        <NextStep {...next} station={words.stations.next} action={words.action} contact={contact} />
      </Sections>
    </SharedFloorProvider>
  );
}
