import { FleetCount } from "#app/sections/fleet-count/fleet-count.tsx";
import { plannerBegin } from "#content/planner-begin.ts";
import styles from "./interim-answer.module.css";
import type { LoadedPlanner } from "./load-planner.ts";
import { SizeHere } from "./size-here.tsx";
import type { Sized } from "./use-sizing.ts";
import type { ShownFit } from "./vehicle-fits.tsx";

const { answer } = plannerBegin;
type InterimAnswerProps = Pick<LoadedPlanner, "fleet" | "fileQuery"> & {
  fit: ShownFit | undefined;
  sized: Sized;
};

/** The three answers in a line each, with links to their explanations. */
export function InterimAnswer({ fit, fleet, sized, fileQuery }: InterimAnswerProps) {
  const { sizing, money } = sized;
  return (
    <ul className={styles.answers}>
      <li>
        <a href="#fit">{answer.fit}</a>
        <strong>{fit?.verdict === "no" ? answer.noVehicle : fit?.title}</strong>
        <span>{fit && answer.verdicts[fit.verdict]}</span>
      </li>
      <li>
        <a href="#fleet">{answer.fleet}</a>
        <strong>
          {sizing?.fleet ? (
            <FleetCount fleet={sizing.fleet} />
          ) : sizing || !fleet.fits ? (
            answer.noCount
          ) : (
            answer.atLeast(sized.known?.atLeast ?? fleet.vehicles.least)
          )}
        </strong>
        <span>
          {sizing?.fleet
            ? answer.inTime(sizing.share.mean, fleet.promise.within)
            : (sizing?.limit?.text ?? answer.bound(fleet.title))}
        </span>
        {fleet.fits && <SizeHere sized={sized} query={fileQuery} />}
      </li>
      <li>
        <a href="#money">{answer.money}</a>
        <strong>{money ? (money.pays ? answer.payback(money.payback.mean ?? 0) : answer.never) : "–"}</strong>
        <span>{money ? answer.ownSums : sizing ? answer.nothingToPay : answer.onceSized}</span>
      </li>
    </ul>
  );
}
