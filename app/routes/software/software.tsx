import { StructuredData } from "#app/document/structured-data.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { FleetScreen } from "#app/sections/fleet-screen/fleet-screen.tsx";
import { SharedFloorProvider } from "#app/sections/fleet-screen/shared-floor.tsx";
import { NextStep } from "#app/sections/next-step/next-step.tsx";
import { PictureOpening } from "#app/sections/picture-opening/picture-opening.tsx";
import { Questions } from "#app/sections/questions/questions.tsx";
import { Related } from "#app/sections/related/related.tsx";
import { breadcrumbThing, questionsThing } from "#app/structured-data.ts";
import type { SoftwarePart } from "#content/software-page.ts";
import { type Leads, lineUp, type Place } from "#ui/line/line-up.ts";
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
  const { page, name, words, above, screen, site, questions, order } = data;
  const places = lineUp([...order, "related", "next"], leads, start);
  return (
    <SharedFloorProvider key={page.path} site={site}>
      <StructuredData
        data={[breadcrumbThing([...above, { name, to: page.path }]), questionsThing(questions)]}
      />
      <PictureOpening
        heading={page.heading}
        statement={page.statement}
        introduction={page.introduction}
        above={above}
        current={name}
        action={{ label: words.action, to: data.contact }}
      >
        <div className={styles.screen}>
          <FleetScreen name={screen} />
        </div>
      </PictureOpening>
      {places.map(({ name, ...place }) => (
        <Part key={name} name={name} data={data} place={place} />
      ))}
    </SharedFloorProvider>
  );
}

/** Each section, and where it leads the line. */
const leads = {
  capabilities: { to: 0, phoneTo: 0 },
  connections: { to: 4, phoneTo: 4 },
  journey: { to: 3, phoneTo: 4 },
  benefits: { to: 0, phoneTo: 0 },
  questions: { to: 2, phoneTo: 4 },
  related: { to: 0, phoneTo: 0 },
  next: { to: 4, phoneTo: 4 },
} as const satisfies Record<SoftwarePart | "related" | "next", Leads>;

/** The opening lets it begin there. */
const start = { to: 2, phoneTo: 4 } as const;

type PartProps = { name: keyof typeof leads; data: SoftwareData; place: Place };

function Part({ name, data, place }: PartProps) {
  const { words, questions, related, next, contact, shownOn } = data;
  const { number, line } = place;
  switch (name) {
    case "capabilities":
      return shownOn === "floor" ? <Floor {...data} {...place} /> : <Capabilities {...data} {...place} />;
    case "connections":
      return <Connections {...data} {...place} />;
    case "journey":
      return <Journey {...data} {...place} />;
    case "benefits":
      return <Benefits {...data} {...place} />;
    case "questions":
      return (
        <Questions
          station={words.stations.questions}
          headline={words.questions}
          faqs={questions}
          number={number}
          from={line.from}
          phoneFrom={line.phone.from}
          contact={contact}
        />
      );
    case "related":
      return (
        <Related
          station={words.stations.related}
          pages={related}
          number={number}
          from={line.from}
          phoneFrom={line.phone.from}
        />
      );
    case "next":
      return (
        <NextStep
          {...next}
          station={words.stations.next}
          action={words.action}
          number={number}
          contact={contact}
        />
      );
  }
}
