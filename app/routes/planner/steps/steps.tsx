import { useEffect } from "react";
import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { LinkRows } from "#app/sections/link-rows/link-rows.tsx";
import { plannerWords } from "#content/planner.ts";
import { TextLink } from "#ui/text-link/text-link.tsx";
import { Assumptions } from "../assumptions.tsx";
import { BoundsTable } from "../bounds-table.tsx";
import { Downloads } from "../downloads.tsx";
import { DrawFloor } from "../draw-floor.tsx";
import { FleetAnswer } from "../fleet-answer.tsx";
import { FlowsTable } from "../flows-table.tsx";
import { JobFields, MoneyFields, RowsFields } from "../job-form.tsx";
import { LifImport } from "../lif-import.tsx";
import type { LoadedPlanner } from "../load-planner.ts";
import { MoneyAnswer } from "../money-answer.tsx";
import { SizedFleet } from "../sized-fleet.tsx";
import { TakeOrders } from "../take-orders.tsx";
import type { Sized } from "../use-sizing.ts";
import { VehicleFits } from "../vehicle-fits.tsx";
import styles from "./step.module.css";
import { Step } from "./step.tsx";

const { stations } = plannerWords;
type StepsProps = {
  loaded: LoadedPlanner;
  sized: Sized;
  /** Called once the steps can handle events, or once it is known that they can't. */
  onThere: (canAnswer: boolean) => void;
};

/** The planner's page below its first answer: fields, full answers, files to take away, and links. */
export default function Steps({ loaded, sized, onThere }: StepsProps) {
  const { token, path, fields, rows, wrong, fleet, fileQuery, costFields, fit } = loaded;
  const count = sized.sizing?.fleet?.[0]?.count;
  useEffect(() => onThere(true), [onThere]);
  return (
    <div>
      {/* The key makes each new plan fill the fields again. */}
      <div key={token} data-inputs="">
        <Step id="load" title={stations.load}>
          <JobFields fields={fields} groups={["load"]} />
        </Step>
        <Step id="flow" title={stations.flow}>
          <JobFields fields={fields} groups={["flow", "handover"]} flows={loaded.flows.all} />
          {!wrong && <FlowsTable flows={loaded.flows} />}
          <TakeOrders token={token} />
          <RowsFields rows={rows} lists={["flows"]} />
        </Step>
        <Step id="floor" title={stations.floor}>
          <JobFields fields={fields} groups={["floor"]} />
          <DrawFloor />
          <RowsFields rows={rows} lists={["places", "lanes"]} />
          <LifImport />
        </Step>
        {!wrong && (
          <Step id="fit" later title={stations.fit}>
            <VehicleFits vehicles={fit} />
          </Step>
        )}
        <Step id="fleet" later title={stations.fleet}>
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
        </Step>
        <Step id="money" later title={stations.money}>
          {!wrong && <MoneyAnswer loaded={loaded} sized={sized} />}
          <details data-aside="" className={styles.sums} open={costFields.some(({ error }) => error)}>
            <summary>{plannerWords.money.change}</summary>
            <MoneyFields fields={costFields} />
          </details>
        </Step>
      </div>
      <div data-after="">
        {!wrong && (
          <Step id="link" later title={stations.takeAway}>
            <Downloads path={path} query={fileQuery} />
          </Step>
        )}
        <Step id="read-on" later title={stations.next}>
          <LinkRows rows={loaded.next} />
        </Step>
      </div>
    </div>
  );
}
