import { Form, href } from "react-router";
import { contactPathOfPlan } from "#app/contact-path.ts";
import { PageLink } from "#app/frame/page-link.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { LinkRows } from "#app/sections/link-rows/link-rows.tsx";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { ReadOn } from "#app/sections/read-on/read-on.tsx";
import { pageAt } from "#content/pages.ts";
import { plannerWords } from "#content/planner.ts";
import { fitVehicles } from "#planner/fit/fit.ts";
import { bounds } from "#planner/flow/bounds.ts";
import { pathOf, tokenOf } from "#planner/link/link.ts";
import { money } from "#planner/money/money.ts";
import { presets } from "#planner/presets/presets.ts";
import { plannedVehicle } from "#planner/vehicles.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Route as Line } from "#ui/route/route.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import type { Route } from "./+types/planner.ts";
import { assumedIn } from "./assumed.ts";
import { Assumptions } from "./assumptions.tsx";
import { BoundsTable } from "./bounds-table.tsx";
import { FleetAnswer } from "./fleet-answer.tsx";
import { JobForm } from "./job-form.tsx";
import { MoneyAnswer } from "./money-answer.tsx";
import styles from "./planner.module.css";
import { readCosts } from "./read-costs.ts";
import { largest, readJob } from "./read-job.ts";
import { VehicleFits } from "./vehicle-fits.tsx";

/** The server answers, with or without script: no browser loads the planner for it. */
export function loader({ request }: Route.LoaderArgs) {
  const parameters = new URL(request.url).searchParams;
  const { plan, fields, wrong, broken, unread } = readJob(parameters);
  const { fields: costFields, costs } = readCosts(parameters);
  const counted = bounds(plan);
  return {
    page: pageAt("/planner"),
    presets: presets.map(({ name, plan }) => ({ label: name, to: pathOf(plan) })),
    name: plan.name,
    token: tokenOf(plan),
    path: pathOf(plan),
    flows: plan.flows.length,
    fields,
    wrong,
    broken: broken && plannerWords.link.broken(largest.places, largest.flows),
    unread: unread.map(({ path, message }) => `${path} ${message}`.trim()),
    fit: wrong
      ? []
      : fitVehicles(plan).vehicles.map((each) => ({ ...each, title: plannedVehicle(each.product).title })),
    bounds: { ...counted, title: plannedVehicle(counted.vehicle).title },
    costFields,
    money: costs && money(plan, costs),
    promise: plan.work.promise,
    assumed: assumedIn(plan),
    next: plannerWords.next.map((row) =>
      row.to === href("/contact") ? { ...row, to: contactPathOfPlan(tokenOf(plan)) } : row,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function Planner({ loaderData }: Route.ComponentProps) {
  const {
    page,
    presets,
    name,
    token,
    path,
    flows,
    fields,
    wrong,
    broken,
    unread,
    fit,
    bounds,
    costFields,
    money,
    promise,
    assumed,
    next,
  } = loaderData;
  const { begin, job, fit: fitWords, bounds: boundsWords, money: moneyWords, link } = plannerWords;
  return (
    <>
      <PageHead page={page} ground="paper" lane={0} phoneLane={0} />
      <Section labelledBy="begin">
        <Line from={0} to={0} phone={{ from: 0, to: 0 }} />
        <Station number="01" lane={0} phoneLane={0} heading={2} id="begin">
          {begin.station}
        </Station>
        <Grid headroom className={styles.begin}>
          <p className={styles.text}>{begin.text}</p>
          <LinkRows rows={presets} label={begin.label} className={styles.presets} />
        </Grid>
      </Section>
      <Section labelledBy="job">
        <Line from={0} to={0} phone={{ from: 0, to: 0 }} />
        <Station number="02" lane={0} phoneLane={0} heading={2} id="job">
          {job.station}
        </Station>
        <Grid headroom className={styles.job}>
          {broken && <Alert tone="error">{broken}</Alert>}
          {unread.length > 0 && (
            <Alert tone="note">
              {link.unread} {unread.join("; ")}
            </Alert>
          )}
          <h3 className={styles.name}>{name}</h3>
          {flows > 1 && <p className={styles.text}>{job.several(flows)}</p>}
          {/* Each new plan fills the fields anew. */}
          <Form key={token} method="get" action="/planner" preventScrollReset className={styles.form}>
            <input type="hidden" name="plan" value={token} />
            <JobForm fields={fields} costFields={costFields} />
          </Form>
        </Grid>
      </Section>
      {!wrong && (
        <Section labelledBy="fit">
          <Line from={0} to={0} phone={{ from: 0, to: 0 }} />
          <Station number="03" lane={0} phoneLane={0} heading={2} id="fit">
            {fitWords.station}
          </Station>
          <Grid headroom>
            <VehicleFits vehicles={fit} />
          </Grid>
        </Section>
      )}
      {!wrong && (
        <Section labelledBy="bounds">
          <Line from={0} to={0} phone={{ from: 0, to: 0 }} />
          <Station number="04" lane={0} phoneLane={0} heading={2} id="bounds">
            {boundsWords.station}
          </Station>
          <Grid headroom>
            <BoundsTable bounds={bounds} />
          </Grid>
        </Section>
      )}
      {!wrong && (
        <Section labelledBy="fleet">
          <Line from={0} to={0} phone={{ from: 0, to: 0 }} />
          <Station number="05" lane={0} phoneLane={0} heading={2} id="fleet">
            {plannerWords.fleet.station}
          </Station>
          <Grid headroom>
            {/* Another plan begins anew. */}
            <FleetAnswer key={token} token={token} {...promise} />
          </Grid>
        </Section>
      )}
      {!wrong && (
        <Section labelledBy="money">
          <Line from={0} to={0} phone={{ from: 0, to: 0 }} />
          <Station number="06" lane={0} phoneLane={0} heading={2} id="money">
            {moneyWords.station}
          </Station>
          <Grid headroom>
            <MoneyAnswer money={money} />
          </Grid>
        </Section>
      )}
      {!wrong && (
        <Section labelledBy="assumptions">
          <Line from={0} to={0} phone={{ from: 0, to: 0 }} />
          <Station number="07" lane={0} phoneLane={0} heading={2} id="assumptions">
            {plannerWords.assumptions.station}
          </Station>
          <Grid headroom>
            <Assumptions rows={assumed} />
          </Grid>
        </Section>
      )}
      {!wrong && (
        <Section labelledBy="link">
          <Line from={0} to={0} phone={{ from: 0, to: 0 }} />
          <Station number="08" lane={0} phoneLane={0} heading={2} id="link">
            {link.station}
          </Station>
          <Grid headroom>
            <div>
              <p className={styles.text}>{link.text}</p>
              <p className={styles.own}>
                <TextLink link={<PageLink to={path} />}>{link.label}</TextLink>
              </p>
            </div>
          </Grid>
        </Section>
      )}
      <ReadOn pages={next} number={wrong ? "03" : "09"} lane={0} phoneLane={0} />
    </>
  );
}
