import { useContext } from "react";
import { href, Link } from "react-router";
import { FleetCount } from "#app/sections/fleet-count/fleet-count.tsx";
import { plannerBegin } from "#content/planner/begin.ts";
import { plannerWords } from "#content/planner/planner.ts";
import { acceptance } from "#planner/acceptance/acceptance.ts";
import { agreementOf } from "#planner/acceptance/agreement.ts";
import type { ProductName } from "#planner/vehicles.ts";
import { TextLink } from "#ui/text-link/text-link.tsx";
import { findListed, fullTitle } from "#vehicles/index.ts";
import { figure } from "../../../planner/in-words.ts";
import styles from "./fleet-answer.module.css";
import type { LoadedPlanner } from "./load-planner.ts";
import { SizeHere } from "./size-here.tsx";
import { IsCurrent } from "./steps/answered.tsx";
import type { Sized } from "./use-sizing.ts";

const words = plannerWords.sizing;
type SizedFleetProps = Pick<LoadedPlanner, "fleet" | "fileQuery"> & { sized: Sized };

/** The fleet that keeps the promise in the busiest hour, with what certainty, what limits it, and how it is accepted. */
export function SizedFleet({ fleet, sized, fileQuery }: SizedFleetProps) {
  const isCurrent = useContext(IsCurrent);
  const { sizing } = sized;
  const { title, promise, vehicles } = fleet;
  if (!sizing)
    return (
      <div className={styles.answer}>
        <p className={styles.count}>
          {isCurrent ? words.atLeast(sized.known?.atLeast ?? vehicles.least) : plannerBegin.answer.unknown}
        </p>
        <p className={styles.text}>{fleet.fits ? words.bound(title) : words.unfit(title)}</p>
        {fleet.fits && <SizeHere sized={sized} query={fileQuery} />}
      </div>
    );
  const { fleet: found, share, orders, fewer, more, limit, stop } = sizing;
  const test = acceptance(agreementOf(promise));
  return (
    <div className={styles.answer}>
      <p className={styles.count}>
        {!isCurrent ? (
          plannerBegin.answer.unknown
        ) : found ? (
          <FleetCount fleet={found} />
        ) : limit?.kind === "work" ? (
          words.unsized
        ) : (
          words.none
        )}
      </p>
      <div className={styles.why}>
        {found && <p>{words.promise({ within: promise.within, share, promised: promise.share, orders })}</p>}
        {(fewer || more) && (
          <p>
            {fewer && words.beside("fewer", fewer, titleOf(fewer.vehicle))}{" "}
            {more && words.beside("more", more, titleOf(more.vehicle))}
          </p>
        )}
      </div>
      {limit && (
        <div className={styles.why}>
          <h3 className={styles.question}>{words.limit}</h3>
          <p>{limit.text}</p>
          {isCurrent && limit.places !== undefined && (
            <p>
              <TextLink
                link={
                  <Link to={`${href("/planner")}?${fileQuery}&park=${limit.places}`} preventScrollReset />
                }
              >
                {words.addParking(limit.places)}
              </TextLink>
            </p>
          )}
        </div>
      )}
      {found && test && (
        <div className={styles.why}>
          <h3 className={styles.question}>{words.accepted}</h3>
          <p>{words.test(figure(test.orders), figure(test.late), agreementOf(promise))}</p>
        </div>
      )}
      {found && stop !== null && (
        <div className={styles.why}>
          <h3 className={styles.question}>{words.stop}</h3>
          <p>{stop?.text ?? words.stopping}</p>
        </div>
      )}
    </div>
  );
}

function titleOf(vehicle: ProductName | undefined) {
  const listed = vehicle && findListed(vehicle);
  return listed ? fullTitle(listed) : vehicle;
}
