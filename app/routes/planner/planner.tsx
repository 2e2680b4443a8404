import { lazy, useRef } from "react";
import { Form } from "react-router";
import { KeepServerHtml, orServerHtml } from "#app/document/server-html.tsx";
import { whenNeeded } from "#app/document/when-needed.ts";
import { pageMeta } from "#app/page-meta.ts";
import { queryOf } from "#app/query.ts";
import { LinkRows } from "#app/sections/link-rows/link-rows.tsx";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { Part } from "#app/sections/part/part.tsx";
import { plannerBegin } from "#content/planner-begin.ts";
import { Sections } from "#ui/line/sections.tsx";
import type { Route } from "./+types/planner.ts";
import { InterimAnswer } from "./interim-answer.tsx";
import { loadPlanner } from "./load-planner.ts";
import styles from "./planner.module.css";
import { sendChangedFields } from "./send-changed-fields.ts";
import { StepsFallback } from "./steps/steps-fallback.tsx";
import { stepsStyles } from "./steps/steps-styles.ts";
import { useSteps } from "./steps/use-steps.ts";
import { Unsent } from "./unsent/unsent.tsx";
import { whenKept } from "./unsent/when-kept.ts";
import { useSizing } from "./use-sizing.ts";

const { station, begin } = plannerBegin;
const [steps, troubles] = ["steps", "troubles"];

/**
 * Their HTML is in the document; their script is fetched when they are needed, or when unsent changes have to be
 * restored.
 */
const Steps = lazy(async () => {
  await Promise.race([whenNeeded(`#${steps} > *`), whenKept()]);
  return orServerHtml(steps, import("./steps/steps.tsx"), StepsFallback);
});
const Troubles = lazy(() => orServerHtml(troubles, import("./troubles.tsx")));

export const handle = { styles: stepsStyles };

/** The server computes the answers, with or without script, so no browser loads the planner for them. */
export function loader({ request }: Route.LoaderArgs) {
  return loadPlanner(queryOf("/planner", request.url));
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function Planner({ loaderData }: Route.ComponentProps) {
  const { page, presets, name, token, wrong, isTroubled, fleet, fit, fileQuery } = loaderData;
  const sized = useSizing(loaderData);
  const form = useRef<HTMLFormElement>(null);
  const { areThere, take } = useSteps(steps, loaderData);
  return (
    <Sections>
      <PageHead page={page} ground="paper" tool />
      <Part id="begin" title={station} leads={{ stations: 0 }}>
        {isTroubled && (
          <KeepServerHtml id={troubles}>
            <Troubles loaded={loaderData} />
          </KeepServerHtml>
        )}
        {/* A plan that nobody has sized needs the script, wherever its answer is. */}
        <p className={styles.text} data-live={fleet.sizing || wrong ? undefined : ""}>
          {begin.text}
        </p>
        <LinkRows rows={presets} label={begin.label} className={styles.presets} />
        <h3 className={styles.name}>{name}</h3>
        {areThere && <Unsent form={form} name={name} asked={loaderData} />}
        {!wrong && <InterimAnswer fit={fit[0]} fleet={fleet} sized={sized} fileQuery={fileQuery} />}
        <Form
          ref={form}
          id="job"
          method="get"
          action={page.path}
          preventScrollReset
          onSubmit={({ currentTarget }) => sendChangedFields(currentTarget)}
        >
          <input type="hidden" name="plan" value={token} />
        </Form>
      </Part>
      <KeepServerHtml id={steps} leads={{ stations: 0 }}>
        <Steps loaded={loaderData} sized={sized} onThere={take} />
      </KeepServerHtml>
    </Sections>
  );
}
