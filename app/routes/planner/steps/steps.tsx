import { useEffect, useState } from "react";
import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { Part } from "#app/sections/part/part.tsx";
import { ReadOn } from "#app/sections/read-on/read-on.tsx";
import { plannerWords } from "#content/planner.ts";
import type { GrowingCurve } from "#planner/traffic/growing.ts";
import { TextLink } from "#ui/text-link/text-link.tsx";
import { Assumptions } from "../assumptions.tsx";
import { BoundsTable } from "../bounds-table.tsx";
import { DrawFloor } from "../draw-floor.tsx";
import { FleetAnswer } from "../fleet-answer.tsx";
import { FloorFigure } from "../floor-figure.tsx";
import { FlowsTable } from "../flows-table.tsx";
import { Ask, JobFields, MoneyFields, RowsFields } from "../job-form.tsx";
import { LifImport } from "../lif-import.tsx";
import type { loadPlanner } from "../load-planner.ts";
import { MoneyAnswer } from "../money-answer.tsx";
import { TakeAway } from "../take-away.tsx";
import { VehicleFits } from "../vehicle-fits.tsx";

const { stations } = plannerWords;
type Properties = {
  loaded: ReturnType<typeof loadPlanner>;
  /** Told once the steps answer to what is done in them. */
  onThere: (canAnswer: boolean) => void;
};

/** The planner's page below its first answer: fields, answers in full, what is taken away, and where to go on. */
export default function Steps({ loaded, onThere }: Properties) {
  const { token, path, fields, rows, wrong, fleet, costFields, money, fit } = loaded;
  const [simulated, setSimulated] = useState<{ token: string; curve: GrowingCurve }>();
  useEffect(() => onThere(true), [onThere]);
  return (
    <div>
      {/* Each new plan fills the fields anew. */}
      <Part key={`load ${token}`} id="load" number="01" title={stations.load}>
        <JobFields fields={fields} groups={["load", "handover"]} />
        <Ask />
      </Part>
      <Part key={`floor ${token}`} id="floor" number="02" title={stations.floor}>
        {!wrong && <FloorFigure floor={loaded.floor} />}
        <JobFields fields={fields} groups={["floor"]} />
        <DrawFloor />
        <RowsFields rows={rows} lists={["places", "lanes"]} />
        <LifImport />
        <Ask />
      </Part>
      <Part key={`flow ${token}`} id="flow" number="03" title={stations.flow}>
        <JobFields fields={fields} groups={["flow"]} flows={loaded.flows.all} />
        {!wrong && <FlowsTable flows={loaded.flows} />}
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
        <Assumptions rows={loaded.assumed} />
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
            query={loaded.fileQuery}
            curve={simulated?.token === token ? simulated.curve : undefined}
          />
        </Part>
      )}
      <ReadOn pages={loaded.next} number={wrong ? "06" : "08"} lane={0} phoneLane={0} />
    </div>
  );
}
