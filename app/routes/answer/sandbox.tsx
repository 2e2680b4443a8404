import { AnswerPage } from "./answer-page.tsx";
import { Commands, Opening } from "./commands.tsx";
import type { AnswerData } from "./load-answer.ts";

export { loader, meta } from "./answer.tsx";

/** The page about the sandbox, alone with its commands: other pages don't load them. */
export default function AboutSandbox({ loaderData }: { loaderData: AnswerData }) {
  return <AnswerPage data={loaderData} Opening={Opening} Commands={Commands} />;
}
