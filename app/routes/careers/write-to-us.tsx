import { Closing } from "#app/sections/closing/closing.tsx";
import type { careersWords } from "#content/company/careers.ts";
import { mailto } from "./mailto.ts";

type WriteToUsProps = { words: typeof careersWords.closing; email: string };

/** The end of the page; its button opens an email, not a page. */
export function WriteToUs({ words, email }: WriteToUsProps) {
  const { headline, text, action, related } = words;
  return (
    <Closing
      words={{ headline, text, action: { label: action, to: mailto(email, "An application") }, related }}
    />
  );
}

WriteToUs.leads = Closing.leads;
