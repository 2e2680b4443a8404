import { EnquiryForm } from "#app/forms/enquiry-form.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { queryOf } from "#app/query.ts";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { ReadOn } from "#app/sections/read-on/read-on.tsx";
import { Steps } from "#app/sections/steps/steps.tsx";
import { company } from "#content/company/company.ts";
import { contactWords } from "#content/forms/contact.ts";
import { pageAt } from "#content/frame/pages.ts";
import "#ui/line/button-node.css";
import { Sections } from "#ui/line/sections.tsx";
import type { Route } from "./+types/contact.ts";
import { About } from "./about.tsx";
import { Answers } from "./answers.tsx";
import styles from "./contact.module.css";
import { findSubject } from "./find-subject.ts";

export function loader({ request }: Route.LoaderArgs) {
  const { email, phone, place } = company;
  const subject = findSubject(queryOf("/contact", request.url));
  return { page: pageAt("/contact"), words: contactWords, reach: { email, phone, place }, subject };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { page, words, reach, subject } = loaderData;
  return (
    <Sections>
      <PageHead
        page={page}
        leads={{ to: 2, phoneTo: 0 }}
        beside={
          <section className="button-node" aria-labelledby="enquiry">
            <h2 id="enquiry" className={styles.heading}>
              {words.form.heading}
            </h2>
            {subject && <About subject={subject} words={words.subject} />}
            <EnquiryForm key={subject?.to} source="contact" opening={subject?.opening} />
          </section>
        }
      >
        <ul className={styles.reach}>
          <li>
            <a href={`mailto:${reach.email}`}>{reach.email}</a>
          </li>
          <li>
            <a href={`tel:${reach.phone.dialled}`}>{reach.phone.shown}</a>
          </li>
          <li>
            {reach.place.city}, {reach.place.country}
          </li>
        </ul>
      </PageHead>
      <Answers words={words.answers} />
      <Steps words={words.after} isShort />
      <ReadOn pages={words.related} />
    </Sections>
  );
}
