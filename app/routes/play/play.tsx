import { Form } from "react-router";
import { pageMeta } from "#app/page-meta.ts";
import { LiveHall } from "#app/sections/hall/live-hall.tsx";
import { LinkRows } from "#app/sections/link-rows/link-rows.tsx";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { ReadOn } from "#app/sections/read-on/read-on.tsx";
import { pageAt } from "#content/pages.ts";
import { playWords } from "#content/play.ts";
import { vehicleOf } from "#planner/choose.ts";
import { pathOf, tokenOf } from "#planner/link/link.ts";
import { presets } from "#planner/presets/presets.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Route as Line } from "#ui/route/route.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { Route } from "./+types/play.ts";
import styles from "./play.module.css";
import { mostVehicles, readPlay } from "./read-play.ts";

/** The server reads the plan and draws its floor; the browser drives on it. */
export function loader({ request }: Route.LoaderArgs) {
  const { plan, ...asked } = readPlay(new URL(request.url).searchParams);
  const { name, places, lanes, flows, work } = plan;
  return {
    ...asked,
    page: pageAt("/planner/play"),
    token: tokenOf(plan),
    path: pathOf(plan),
    vehicle: vehicleOf(plan).title,
    plan: {
      name,
      places,
      lanes,
      flows: flows.map(({ from, to }) => ({ from, to })),
      promise: work.promise,
    },
    presets: presets.map(({ name, plan }) => ({ label: name, to: `/planner/play?plan=${tokenOf(plan)}` })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function Play({ loaderData }: Route.ComponentProps) {
  const { page, plan, token, path, count, vehicle, typed, errors, broken, unread, presets } = loaderData;
  const { floor, run, read, next } = playWords;
  const [fits, ...ways] = next;
  return (
    <>
      <PageHead page={page} ground="paper" lane={0} phoneLane={0} />
      <Section labelledBy="floor">
        <Line from={0} to={0} phone={{ from: 0, to: 0 }} />
        <Station number="01" lane={0} phoneLane={0} heading={2} id="floor">
          {floor.station}
        </Station>
        <Grid headroom className={styles.floor}>
          {broken && <Alert tone="error">{floor.broken}</Alert>}
          {unread.length > 0 && (
            <Alert tone="note">
              {floor.unread} {unread.map(({ path, message }) => `${path} ${message}`.trim()).join("; ")}
            </Alert>
          )}
          <p className={styles.name}>{floor.runs(plan.name, vehicle)}</p>
          <noscript>
            <p>{floor.noScript}</p>
          </noscript>
          {/* Another plan, count or seed begins anew. */}
          <LiveHall key={`${token} ${count}`} plan={plan} token={token} count={count} />
        </Grid>
      </Section>
      <Section labelledBy="run">
        <Line from={0} to={0} phone={{ from: 0, to: 0 }} />
        <Station number="02" lane={0} phoneLane={0} heading={2} id="run">
          {run.station}
        </Station>
        <Grid headroom className={styles.run}>
          <div className={styles.again}>
            <p>{run.text}</p>
            <Form key={token} method="get" action="/planner/play" className={styles.form}>
              <input type="hidden" name="plan" value={token} />
              <TextField
                label={run.count}
                name="count"
                inputMode="numeric"
                defaultValue={typed.count}
                hint={run.countHint(mostVehicles)}
                error={errors.count}
              />
              <TextField
                label={run.seed}
                name="seed"
                inputMode="numeric"
                defaultValue={typed.seed}
                hint={run.seedHint}
                error={errors.seed}
              />
              <Button type="submit">{run.submit}</Button>
            </Form>
          </div>
          <LinkRows rows={presets} label={run.presets} className={styles.presets} />
        </Grid>
      </Section>
      <Section labelledBy="read">
        <Line from={0} to={0} phone={{ from: 0, to: 0 }} />
        <Station number="03" lane={0} phoneLane={0} heading={2} id="read">
          {read.station}
        </Station>
        <Grid headroom>
          <ul className={styles.points}>
            {read.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Grid>
      </Section>
      <ReadOn pages={[{ ...fits, to: path }, ...ways]} number="04" lane={0} phoneLane={0} />
    </>
  );
}
