import { TextPart } from "#app/sections/text-part/text-part.tsx";
import { TextParts } from "#app/sections/text-part/text-parts.tsx";
import type { Report } from "#content/documents/report.ts";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./report-text.module.css";

type ReportTextProps = { report: Report; published: string };

/** A report to read on the page: its title in large type, its parts beside their headings. */
export function ReportText({ report, published }: ReportTextProps) {
  return (
    <Section id={report.id} labelledBy={`${report.id}-title`} className={styles.report}>
      <Line />
      <Station>{published}</Station>
      <TextParts id={`${report.id}-title`} headline={report.title}>
        {report.sections.map((section) => (
          <TextPart key={section.heading} section={section} />
        ))}
      </TextParts>
    </Section>
  );
}

ReportText.leads = { to: 0, phoneTo: 0 } satisfies Leads;
