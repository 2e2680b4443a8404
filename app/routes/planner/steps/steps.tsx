import { useEffect } from "react";
import { LinkRows } from "#app/sections/link-rows/link-rows.tsx";
import { plannerWords } from "#content/planner/planner.ts";
import { countsFrom } from "#planner/fleet/total.ts";
import { Assumptions } from "../assumptions.tsx";
import { BoundsTable } from "../bounds-table.tsx";
import { Downloads } from "../downloads.tsx";
import { DrawFloor } from "../draw-floor.tsx";
import { FleetAnswer } from "../fleet-answer.tsx";
import type { JobField } from "../fleet-fields.ts";
import { FlowsTable } from "../flows-table.tsx";
import { JobFields, MoneyFields, RowsFields } from "../job-form.tsx";
import { LifImport } from "../lif-import.tsx";
import type { LoadedPlanner } from "../load-planner.ts";
import { MoneyAnswer } from "../money-answer.tsx";
import { SizedFleet } from "../sized-fleet.tsx";
import { TakeOrders } from "../take-orders.tsx";
import type { Sized } from "../use-sizing.ts";
import { VehicleFits } from "../vehicle-fits.tsx";
import { Answered } from "./answered.tsx";
import styles from "./step.module.css";
import { Step } from "./step.tsx";
import { OpenStep, useOpenStep } from "./use-open-step.ts";

const { stations } = plannerWords;
type StepsProps = {
  /** What the fields were filled with: a new value fills them again. */
  filled: string;
  loaded: LoadedPlanner;
  sized: Sized;
  /** Called once the steps can handle events, or once it is known that they can't. */
  onThere: (canAnswer: boolean) => void;
};

/** The planner's page below its first answer: fields, full answers, files to take away, and links. */
export default function Steps({ filled, loaded, sized, onThere }: StepsProps) {
  const { token, path, fields, rows, wrong, fleet, fileQuery, costFields, fit } = loaded;
  const counts = countsFrom(sized.sizing?.fleet);
  const isGrowing = sized.sizing
    ? sized.sizing.stop === undefined
    : sized.state === "waiting" || sized.state === "running";
  const open = useOpenStep(firstOf(loaded));
  useEffect(() => onThere(true), [onThere]);
  return (
    <OpenStep value={open}>
      <div>
        {/* The key makes each new plan fill the fields again. */}
        <div key={filled} data-inputs="">
          <Step id="load" title={stations.load}>
            <JobFields fields={fields} groups={["load"]} flows={loaded.flows.all} />
          </Step>
          <Step id="flow" title={stations.flow}>
            <JobFields fields={fields} groups={["flow", "handover"]} />
            {!wrong && (
              <Answered>
                <FlowsTable flows={loaded.flows} />
              </Answered>
            )}
            <TakeOrders token={token} />
            <RowsFields rows={rows} lists={["loads", "flows", "tours"]} />
          </Step>
          <Step id="floor" title={stations.floor}>
            <JobFields fields={fields} groups={["floor"]} />
            <DrawFloor />
            <RowsFields rows={rows} lists={["places", "lanes"]} />
            <LifImport />
          </Step>
          {!wrong && (
            <Step id="fit" later title={stations.fit}>
              <Answered>
                <VehicleFits vehicles={fit} />
              </Answered>
            </Step>
          )}
          <Step id="fleet" later title={stations.fleet}>
            {!wrong && (
              <Answered isGrowing={isGrowing}>
                <SizedFleet fleet={fleet} sized={sized} fileQuery={fileQuery} />
                {counts !== undefined && (
                  <FleetAnswer
                    key={`${token} ${counts}`}
                    token={token}
                    count={counts}
                    share={fleet.promise.share}
                  />
                )}
                <BoundsTable fleet={fleet} />
              </Answered>
            )}
            <JobFields fields={fields} groups={["fleet"]} />
            <Assumptions fields={fields} rows={loaded.assumed} />
          </Step>
          <Step id="money" later title={stations.money}>
            {!wrong && (
              <Answered isGrowing={isGrowing}>
                <MoneyAnswer loaded={loaded} sized={sized} />
              </Answered>
            )}
            <details data-aside="" className={styles.sums} open={costFields.some(({ error }) => error)}>
              <summary>{plannerWords.money.change}</summary>
              <MoneyFields fields={costFields} />
            </details>
          </Step>
        </div>
        <div data-after="">
          {!wrong && (
            <Step id="link" later title={stations.takeAway}>
              <Answered>
                <Downloads path={path} query={fileQuery} />
              </Answered>
            </Step>
          )}
          <Step id="read-on" later title={stations.next}>
            <LinkRows rows={loaded.next} />
          </Step>
        </div>
      </div>
    </OpenStep>
  );
}

/** Where the fields of a group stand that is no step of its own. */
const stepOf: Partial<Record<JobField["group"], string>> = { handover: "flow", assumed: "fleet" };

/** The step with the first error, or the first one. */
function firstOf({ fields, rows, costFields }: LoadedPlanner) {
  const field = fields.find(({ error }) => error);
  const list = rows.find(({ error }) => error);
  if (field) return stepOf[field.group] ?? field.group;
  if (list) return list.name === "places" || list.name === "lanes" ? "floor" : "flow";
  return costFields.some(({ error }) => error) ? "money" : "load";
}
