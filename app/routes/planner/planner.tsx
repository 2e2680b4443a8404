import { useRef, useState } from "react";
import { Form, href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { LinkRows } from "#app/sections/link-rows/link-rows.tsx";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { Part } from "#app/sections/part/part.tsx";
import { ReadOn } from "#app/sections/read-on/read-on.tsx";
import { plannerWords } from "#content/planner.ts";
import type { GrowingCurve } from "#planner/traffic/growing.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import type { Route } from "./+types/planner.ts";
import { AnswerSoFar } from "./answer-so-far.tsx";
import { Assumptions } from "./assumptions.tsx";
import { BoundsTable } from "./bounds-table.tsx";
import { DrawFloor } from "./draw-floor.tsx";
import { FleetAnswer } from "./fleet-answer.tsx";
import { FloorFigure } from "./floor-figure.tsx";
import { FlowsTable } from "./flows-table.tsx";
import { Ask, JobErrors, JobFields, MoneyFields, RowsFields } from "./job-form.tsx";
import { LifImport } from "./lif-import.tsx";
import { loadPlanner } from "./load-planner.ts";
import { MoneyAnswer } from "./money-answer.tsx";
import styles from "./planner.module.css";
import { sendWhatChanged } from "./send-what-changed.ts";
import { TakeAway } from "./take-away.tsx";
import { Unsent } from "./unsent/unsent.tsx";
import { VehicleFits } from "./vehicle-fits.tsx";

const { stations, begin, link } = plannerWords;

/** The server answers, with or without script: no browser loads the planner for it. */
export function loader({ request }: Route.LoaderArgs) {
  return loadPlanner(new URL(request.url).searchParams);
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function Planner({ loaderData }: Route.ComponentProps) {
  const { page, presets, name, token, path, fields, rows, wrong, broken, unread, fleet } = loaderData;
  const { costFields, money, fit } = loaderData;
  const form = useRef<HTMLFormElement>(null);
  const [simulated, setSimulated] = useState<{ token: string; curve: GrowingCurve }>();
  return (
    <>
      <PageHead page={page} ground="paper" lane={0} phoneLane={0} />
      <Part id="begin" title={stations.begin}>
        {broken && <Alert tone="error">{broken}</Alert>}
        {unread.length > 0 && (
          <Alert tone="note">
            {link.unread} {unread.join("; ")}
          </Alert>
        )}
        <p className={styles.text}>{begin.text}</p>
        <LinkRows rows={presets} label={begin.label} className={styles.presets} />
        <h3 className={styles.name}>{name}</h3>
        <Unsent form={form} name={name} asked={loaderData} />
        {!wrong && <AnswerSoFar fit={fit[0]} fleet={fleet} money={money} />}
        <JobErrors fields={fields} costFields={costFields} rows={rows} others={loaderData.errors} />
        <Form
          ref={form}
          id="job"
          method="get"
          action="/planner"
          preventScrollReset
          onSubmit={({ currentTarget }) => sendWhatChanged(currentTarget)}
        >
          <input type="hidden" name="plan" value={token} />
        </Form>
      </Part>
      {/* Each new plan fills the fields anew. */}
      <Part key={`load ${token}`} id="load" number="01" title={stations.load}>
        <JobFields fields={fields} groups={["load", "handover"]} />
        <Ask />
      </Part>
      <Part key={`floor ${token}`} id="floor" number="02" title={stations.floor}>
        {!wrong && <FloorFigure floor={loaderData.floor} />}
        <JobFields fields={fields} groups={["floor"]} />
        <DrawFloor />
        <RowsFields rows={rows} lists={["places", "lanes"]} />
        <LifImport />
        <Ask />
      </Part>
      <Part key={`flow ${token}`} id="flow" number="03" title={stations.flow}>
        <JobFields fields={fields} groups={["flow"]} flows={loaderData.flows.all} />
        {!wrong && <FlowsTable flows={loaderData.flows} />}
        <RowsFields rows={rows} lists={["flows"]} />
        <Ask />
      </Part>
      {!wrong && (
        <Part id="fit" number="04" title={stations.fit}>
          <VehicleFits vehicles={fit} />
        </Part>
      )}
      <Part key={`fleet ${token}`} id="fleet" number={wrong ? "04" : "05"} title={stations.fleet}>
        {!wrong && (
          <>
            <BoundsTable fleet={fleet} />
            <FleetAnswer
              token={token}
              {...fleet.promise}
              onDone={(curve) => setSimulated({ token, curve })}
            />
            <p>
              <TextLink link={<PageLink to={`${href("/planner/play")}?plan=${token}`} />}>
                {plannerWords.fleet.watch}
              </TextLink>
            </p>
          </>
        )}
        <JobFields fields={fields} groups={["fleet"]} />
        <Assumptions rows={loaderData.assumed} />
        <Ask />
      </Part>
      <Part key={`money ${token}`} id="money" number={wrong ? "05" : "06"} title={stations.money}>
        {!wrong && <MoneyAnswer money={money} />}
        <MoneyFields fields={costFields} />
        <Ask />
      </Part>
      {!wrong && (
        <Part id="link" number="07" title={stations.takeAway}>
          <TakeAway
            path={path}
            query={loaderData.fileQuery}
            curve={simulated?.token === token ? simulated.curve : undefined}
          />
        </Part>
      )}
      <ReadOn pages={loaderData.next} number={wrong ? "06" : "08"} lane={0} phoneLane={0} />
    </>
  );
}
