import { FleetCount } from "#app/sections/fleet-count/fleet-count.tsx";
import { FloorFigure } from "#app/sections/floor-figure/floor-figure.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import ticketStyles from "../ticket-page.module.css";
import type { ShownPlan } from "./load-plans.ts";

/** A plan's drawing, its figures from the planner, and the link to open it there. */
export function PlanShown({ plan: { floor, facts, fleet, path }, open }: { plan: ShownPlan; open: string }) {
  return (
    <>
      <FloorFigure floor={floor} />
      <dl className={ticketStyles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {fleet.length > 0 && (
          <div>
            <dt>How many</dt>
            <dd>
              <FleetCount fleet={fleet} />
            </dd>
          </div>
        )}
      </dl>
      <p>
        <TextLink href={path}>{open}</TextLink>
      </p>
    </>
  );
}
