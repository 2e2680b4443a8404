import type { Faq as Question } from "#content/products/faqs.ts";
import { Accordion } from "#ui/accordion/accordion.tsx";

type FaqProps = { faqs: readonly Question[]; className?: string | undefined };

/** Questions that open and close each by itself. */
export function Faq({ faqs, className }: FaqProps) {
  return (
    <Accordion
      {...(className && { className })}
      items={faqs.map(({ question, answer }) => ({
        title: question,
        content: answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
      }))}
    />
  );
}
