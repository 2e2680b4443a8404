import { useEffect } from "react";
import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { FloorFigure } from "#app/sections/floor-figure/floor-figure.tsx";
import { Part } from "#app/sections/part/part.tsx";
import { ReadOn } from "#app/sections/read-on/read-on.tsx";
import { plannerWords } from "#content/planner.ts";
import { Sections } from "#ui/line/sections.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import { Assumptions } from "../assumptions.tsx";
import { BoundsTable } from "../bounds-table.tsx";
import { Downloads } from "../downloads.tsx";
import { DrawFloor } from "../draw-floor.tsx";
import { FleetAnswer } from "../fleet-answer.tsx";
import { FlowsTable } from "../flows-table.tsx";
import { Ask, JobFields, MoneyFields, RowsFields } from "../job-form.tsx";
import { LifImport } from "../lif-import.tsx";
import type { LoadedPlanner } from "../load-planner.ts";
import { MoneyAnswer } from "../money-answer.tsx";
import { SizedFleet } from "../sized-fleet.tsx";
import type { Sized } from "../use-sizing.ts";
import { VehicleFits } from "../vehicle-fits.tsx";

const { stations } = plannerWords;
type Properties = {
  loaded: LoadedPlanner;
  sized: Sized;
  /** Called once the steps can handle events, or once it is known that they can't. */
  onThere: (canAnswer: boolean) => void;
};

/** The planner's page below its first answer: fields, full answers, files to take away, and links. */
export default function Steps({ loaded, sized, onThere }: Properties) {
  const { token, path, fields, rows, wrong, fleet, fileQuery, costFields, fit } = loaded;
  const count = sized.sizing?.fleet?.[0]?.count;
  useEffect(() => onThere(true), [onThere]);
  return (
    <div>
      <Sections>
        {/* The key makes each new plan fill the fields again. */}
        <Part key={`load ${token}`} id="load" title={stations.load}>
          <JobFields fields={fields} groups={["load", "handover"]} />
          <Ask />
        </Part>
        <Part key={`floor ${token}`} id="floor" title={stations.floor}>
          {!wrong && <FloorFigure floor={loaded.floor} />}
          <JobFields fields={fields} groups={["floor"]} />
          <DrawFloor />
          <RowsFields rows={rows} lists={["places", "lanes"]} />
          <LifImport />
          <Ask />
        </Part>
        <Part key={`flow ${token}`} id="flow" title={stations.flow}>
          <JobFields fields={fields} groups={["flow"]} flows={loaded.flows.all} />
          {!wrong && <FlowsTable flows={loaded.flows} />}
          <RowsFields rows={rows} lists={["flows"]} />
          <Ask />
        </Part>
        {!wrong && (
          <Part id="fit" title={stations.fit}>
            <VehicleFits vehicles={fit} />
          </Part>
        )}
        <Part key={`fleet ${token}`} id="fleet" title={stations.fleet}>
          {!wrong && (
            <>
              <SizedFleet fleet={fleet} sized={sized} fileQuery={fileQuery} />
              {count !== undefined && <FleetAnswer token={token} count={count} share={fleet.promise.share} />}
              <BoundsTable fleet={fleet} />
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
        <Part key={`money ${token}`} id="money" title={stations.money}>
          {!wrong && <MoneyAnswer loaded={loaded} sized={sized} />}
          <MoneyFields fields={costFields} />
          <Ask />
        </Part>
        {!wrong && (
          <Part id="link" title={stations.takeAway}>
            <Downloads path={path} query={fileQuery} />
          </Part>
        )}
        <ReadOn pages={loaded.next} />
      </Sections>
    </div>
  );
}
