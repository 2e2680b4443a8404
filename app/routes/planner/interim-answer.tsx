import { FleetCount } from "#app/sections/fleet-count/fleet-count.tsx";
import { fleetInWords } from "#app/sections/fleet-count/fleet-in-words.ts";
import { plannerBegin } from "#content/planner/begin.ts";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./interim-answer.module.css";
import type { LoadedPlanner } from "./load-planner.ts";
import { SizeHere } from "./size-here.tsx";
import type { Currency } from "./use-changes.ts";
import type { Sized } from "./use-sizing.ts";

const { answer } = plannerBegin;
type InterimAnswerProps = {
  shown: Pick<LoadedPlanner, "fit" | "fleet" | "fileQuery">;
  sized: Sized;
  currency: Currency;
};

/**
 * The three answers in a line each, with links to their explanations. While the plan is changed they name no figure that
 * they would have to take back: what was answered before stands below.
 */
export function InterimAnswer({ shown, sized, currency }: InterimAnswerProps) {
  const { fleet, fileQuery } = shown;
  const [fit] = shown.fit;
  const { sizing, money } = sized;
  /* The plan names a vehicle that does not fit, and another one does. */
  const isOther = !fleet.fits && fit !== undefined && fit.verdict !== "no";
  /* Where several kinds share the floor, each has its own flows, and the best for the first is no answer for all. */
  const verdict = fleet.kinds && fleet.fits ? "fits" : fit?.verdict;
  const title = fleet.kinds ? fleet.title : fit?.title;
  /* Its column is narrow: a variant in brackets stands with the fit. */
  const vehicle = verdict === "no" ? answer.noVehicle : title?.replaceAll(/ \(.*?\)/g, "");
  const pays = money && (money.pays ? answer.payback(money.payback.mean ?? 0) : answer.never);
  const counted = sizing?.fleet ? fleetInWords(sizing.fleet) : sizing && answer.noCount;
  return (
    <div>
      <ul data-roving="li > a" className={styles.answers} aria-busy={currency === "anew" || undefined}>
        <li>
          <a href="#fleet-in">{answer.fleet}</a>
          {currency === "current" ? (
            <>
              <strong>
                {sizing?.fleet ? (
                  <FleetCount fleet={sizing.fleet} />
                ) : sizing || !fleet.fits ? (
                  answer.noCount
                ) : (
                  answer.atLeast(sized.known?.atLeast ?? fleet.vehicles.least)
                )}
              </strong>
              <CountNote fleet={fleet} sized={sized} query={fileQuery} isOther={isOther} />
              {fleet.fits && <SizeHere sized={sized} query={fileQuery} />}
            </>
          ) : (
            <Before currency={currency} what={counted} />
          )}
        </li>
        <li>
          <a href="#fit-in">{answer.fit}</a>
          {currency === "current" ? (
            <>
              <strong>{vehicle}</strong>
              <span>{verdict && answer.verdicts[verdict]}</span>
            </>
          ) : (
            <Before currency={currency} what={vehicle} />
          )}
        </li>
        <li>
          <a href="#money-in">{answer.money}</a>
          {currency === "current" ? (
            <>
              <strong>{pays ?? "–"}</strong>
              <span>
                {money ? (
                  <>
                    {answer.ownSums} <span className={styles.detail}>{answer.enter}</span>
                  </>
                ) : sizing ? (
                  answer.nothingToPay
                ) : (
                  answer.onceSized
                )}
              </span>
            </>
          ) : (
            <Before currency={currency} what={pays} />
          )}
        </li>
      </ul>
      {/* What changes above is said once it has changed. */}
      <VisuallyHidden>
        <span role="status">
          {currency !== "current"
            ? answer.currency[currency]
            : sized.state === "running"
              ? answer.sizing
              : counted && answer.said(counted, pays)}
        </span>
      </VisuallyHidden>
    </div>
  );
}

/** How good the count is; while it is being sized, that is said instead. */
type CountNoteProps = Pick<LoadedPlanner, "fleet"> & { sized: Sized; query: string; isOther: boolean };

function CountNote({ fleet, sized: { sizing, state }, query, isOther }: CountNoteProps) {
  const places = sizing?.limit?.places;
  if (sizing?.fleet)
    return (
      <span>
        {answer.inTime(sizing.share.mean)} <span className={styles.detail}>{answer.ofWhat}</span>{" "}
        {answer.within(fleet.promise.within)}
      </span>
    );
  if (isOther)
    return (
      <span>
        {answer.unfit(fleet.title)} <a href="#job-product">{answer.choose}</a>
      </span>
    );
  if (places !== undefined)
    return (
      <span>
        {answer.noRoom} <a href={`?${query}&park=${places}`}>{answer.addPlaces(places)}</a>
      </span>
    );
  if (sizing) return <span>{answer.limited}</span>;
  return state === "running" ? null : <span>{answer.bound(fleet.title)}</span>;
}

/** An answer that is being taken anew, or waits for a field. */
function Before({ currency, what }: { currency: Exclude<Currency, "current">; what: string | undefined }) {
  return (
    <>
      <strong aria-hidden="true">{answer.unknown}</strong>
      <span>{what === undefined || currency !== "anew" ? answer.waits[currency] : answer.before(what)}</span>
    </>
  );
}
