import { pageMeta } from "#app/page-meta.ts";
import { AnswerPage } from "./answer-page.tsx";
import { type AnswerData, loadAnswer } from "./load-answer.ts";

export function loader({ url }: { url: URL }) {
  return loadAnswer(url.pathname.replace(/\/$/, ""));
}

export function meta({ loaderData }: { loaderData: AnswerData | undefined }) {
  return loaderData ? pageMeta(loaderData.page) : [];
}

export default function Answer({ loaderData }: { loaderData: AnswerData }) {
  return <AnswerPage data={loaderData} />;
}
