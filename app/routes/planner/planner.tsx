import { lazy, memo, useDeferredValue, useRef } from "react";
import { Form, redirect } from "react-router";
import { KeepServerHtml, orServerHtml } from "#app/document/server-html.tsx";
import { whenNeeded } from "#app/document/when-needed.ts";
import { pageMeta } from "#app/page-meta.ts";
import { queryOf } from "#app/query.ts";
import { BenchHead } from "#app/sections/bench-head/bench-head.tsx";
import { LinkRows } from "#app/sections/link-rows/link-rows.tsx";
import { plannerBegin } from "#content/planner/begin.ts";
import { countsFrom } from "#planner/fleet/total.ts";
import type { Route } from "./+types/planner.ts";
import { Ask } from "./ask.tsx";
import { InterimAnswer } from "./interim-answer.tsx";
import { loadPlanner } from "./load-planner.ts";
import { pathWithParking } from "./path-with-parking.ts";
import styles from "./planner.module.css";
import { sendChangedFields } from "./send-changed-fields.ts";
import { IsCurrent } from "./steps/answered.tsx";
import { StepsFallback } from "./steps/steps-fallback.tsx";
import { stepsStyles } from "./steps/steps-styles.ts";
import { useSteps } from "./steps/use-steps.ts";
import { Unsent } from "./unsent/unsent.tsx";
import { whenKept } from "./unsent/when-kept.ts";
import { useChanges } from "./use-changes.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useSizing } from "./use-sizing.ts";

const { station, label } = plannerBegin;
const [steps, troubles, floor] = ["steps", "troubles", "shown-floor"];

/** Once the script of the parts below the first view is needed, or unsent changes have to be restored. */
const later = () => Promise.race([whenNeeded(`#${steps} [data-later]`), whenKept()]);

/** The floor's script also comes while a visitor only looks, a moment after the page's. */
const whileWatched = () =>
  new Promise((resolve) => {
    if (typeof document !== "undefined") setTimeout(resolve, 700);
  });

/* Nor do these change with what is typed. */
const Head = memo(BenchHead);
const Presets = memo(LinkRows);

/** The HTML of these parts is in the document; their script is fetched when it is needed. A key draws neither anew. */
const Steps = memo(
  lazy(async () => {
    await later();
    return orServerHtml(steps, import("./steps/steps.tsx"), StepsFallback);
  }),
);
const ShownFloor = memo(
  lazy(async () => {
    await Promise.race([later(), whileWatched()]);
    return orServerHtml(floor, import("./shown-floor.tsx"));
  }),
);
const Troubles = lazy(() => orServerHtml(troubles, import("./troubles.tsx")));

export const handle = { styles: stepsStyles };

/** The server computes the answers, with or without script, so no browser loads the planner for them. */
export function loader({ request }: Route.LoaderArgs) {
  const parameters = queryOf("/planner", request.url);
  const parked = pathWithParking(parameters);
  if (parked) throw redirect(parked);
  return loadPlanner(parameters);
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function Planner({ loaderData }: Route.ComponentProps) {
  const { page, presets, token, usual, isTroubled } = loaderData;
  const form = useRef<HTMLFormElement>(null);
  const { areThere, areAlive, take } = useSteps(steps, loaderData);
  const { shown, currency } = useChanges(form, loaderData, areAlive);
  const { name, wrong, fleet } = shown;
  const sized = useSizing(shown);
  /* Hiding half a page takes longer than a picture, and half a page is below the first view. */
  const isNow = currency === "current";
  const isCurrent = useDeferredValue(isNow) || isNow;
  const keepFocus = useKeptFocus(token);
  return (
    <>
      <Head page={page} />
      <section className={styles.begin} aria-labelledby="begin">
        {isTroubled && (
          <KeepServerHtml id={troubles}>
            <Troubles loaded={loaderData} />
          </KeepServerHtml>
        )}
        {/* A plan that nobody has sized needs the script, wherever its answer is. */}
        <h2 id="begin" data-live={fleet.sizing || wrong ? undefined : ""}>
          {station}
        </h2>
        <Presets rows={presets} label={label} className={styles.presets} />
        {areThere && <Unsent form={form} name={name} asked={loaderData} />}
      </section>
      <div className={styles.bench}>
        <section className={styles.board} aria-labelledby="plan">
          <h2 id="plan" className={styles.name}>
            {name}
          </h2>
          <div className={styles.asked}>
            {!wrong && <InterimAnswer shown={shown} sized={sized} currency={currency} />}
            <Ask />
          </div>
          {!wrong && (
            <KeepServerHtml id={floor}>
              <ShownFloor
                floor={shown.floor}
                token={shown.token}
                rest={shown.rest}
                count={countsFrom(sized.sizing?.fleet)}
                isOpen={shown.fleet.fits && sized.state !== "sized"}
              />
            </KeepServerHtml>
          )}
          <Form
            ref={form}
            id="job"
            method="get"
            action={page.path}
            preventScrollReset
            onSubmit={({ currentTarget }) => {
              keepFocus();
              sendChangedFields(currentTarget);
            }}
          >
            <input type="hidden" name="plan" value={token} />
          </Form>
        </section>
        <KeepServerHtml id={steps}>
          <IsCurrent value={isCurrent}>
            <Steps filled={token} loaded={shown} sized={sized} onThere={take} />
          </IsCurrent>
        </KeepServerHtml>
        {/* Behind the fields of the same names: what is typed in those comes first. */}
        {usual.map(([name, value]) => (
          <input key={name} type="hidden" form="job" name={name} value={value} />
        ))}
      </div>
    </>
  );
}
