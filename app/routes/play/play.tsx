import { Form, href } from "react-router";
import { findSizing } from "#app/find-sizing.ts";
import { pageMeta } from "#app/page-meta.ts";
import { queryOf } from "#app/query.ts";
import { BenchHead } from "#app/sections/bench-head/bench-head.tsx";
import { FleetCount } from "#app/sections/fleet-count/fleet-count.tsx";
import { hallPlanOf } from "#app/sections/hall/hall-plan.ts";
import { hallSceneOf } from "#app/sections/hall/hall-scene.ts";
import { LiveHall } from "#app/sections/hall/live-hall.tsx";
import { LinkRows } from "#app/sections/link-rows/link-rows.tsx";
import { pageAt } from "#content/frame/pages.ts";
import { playWords } from "#content/planner/play.ts";
import { titlesOf } from "#planner/choose.ts";
import { countsFrom, totalOf } from "#planner/fleet/total.ts";
import { tokenOf } from "#planner/link/link.ts";
import { pathOfToken } from "#planner/link/token-in.ts";
import { presets } from "#planner/presets/presets.ts";
import { sumsOf } from "#planner/presets/sums-of.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import type { Route } from "./+types/play.ts";
import { countsToDrive } from "./counts-to-drive.ts";
import { plantUnderPlan } from "./plant-under-plan.ts";
import styles from "./play.module.css";
import { maxVehicles, readPlay } from "./read-play.ts";

/** The server reads the plan and draws its floor, up to a size; the browser runs the vehicles. */
export async function loader({ request }: Route.LoaderArgs) {
  const query = queryOf("/planner/play", request.url);
  const { plan, token: given, ...asked } = readPlay(query);
  const token = plan ? tokenOf(plan) : (given ?? "");
  const sizing = plan && (await findSizing(plan));
  const sized = sizing?.fleet;
  const sums = sumsOf(query, token);
  const count = countsToDrive(plan, sized, asked.count);
  /* Any other count is a run that nobody has asked for before: the visitor's browser does that. */
  const drives =
    asked.count === undefined || asked.count === (sized && totalOf(sized)) ? countsFrom(sized) : undefined;
  return {
    ...asked,
    count,
    scene: plan && drives !== undefined ? hallSceneOf(plan, drives) : undefined,
    page: pageAt("/planner/play"),
    token,
    path: pathOfToken(token, sums),
    sums: [...sums],
    vehicle: plan && titlesOf(plan),
    /** The fleet that the plan is sized to, if it is known and no other count is asked for. */
    fleet: asked.count === undefined ? sized : undefined,
    share: asked.count === undefined && sized ? (sizing?.share.mean ?? undefined) : undefined,
    plan: plan && { ...hallPlanOf(plan), under: plantUnderPlan(plan) },
    presets: presets.map(({ name, plan }) => ({
      label: name,
      to: `${href("/planner/play")}?plan=${tokenOf(plan)}`,
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function Play({ loaderData }: Route.ComponentProps) {
  const { page, plan, token, path, sums, seed, vehicle, fleet } = loaderData;
  const counts = loaderData.count ?? countsFrom(fleet);
  const { typed, errors, broken, unread, presets } = loaderData;
  const { floor, run, read, next } = playWords;
  const [fits, ...ways] = next;
  return (
    <>
      <BenchHead page={page} />
      <section className={styles.floor} aria-labelledby="floor">
        {broken && <Alert tone="error">{floor.broken}</Alert>}
        {unread.length > 0 && (
          <Alert tone="note">
            {floor.unread} {unread.map(({ path, message }) => `${path} ${message}`.trim()).join("; ")}
          </Alert>
        )}
        <div className={styles.name}>
          <h2 id="floor">{floor.station}</h2>
          {plan && vehicle && (
            <p>
              {floor.runs(plan.name, vehicle)} {fleet && <FleetCount fleet={fleet} />}
            </p>
          )}
        </div>
        <noscript>
          <p>{plan ? floor.noScript : floor.largeNoScript}</p>
        </noscript>
        {/* Another plan, count or seed starts a new run. */}
        <LiveHall
          key={`${token} ${counts} ${seed}`}
          plan={plan}
          token={token}
          count={counts}
          seed={seed}
          isSized={loaderData.count === undefined}
          share={loaderData.share}
          scene={loaderData.scene}
        />
      </section>
      <div className={styles.after}>
        <section className={styles.part} aria-labelledby="run">
          <h2 id="run">{run.station}</h2>
          <p>{run.text}</p>
          <Form key={token} method="get" action={page.path} className={styles.form}>
            {[["plan", token], ...sums].map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <TextField
              label={run.count}
              name="count"
              inputMode="numeric"
              defaultValue={typed.count}
              hint={run.countHint(maxVehicles)}
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
        </section>
        <section className={styles.part} aria-labelledby="read">
          <h2 id="read">{read.station}</h2>
          <ul className={styles.points}>
            {read.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
        <section className={styles.part} aria-labelledby="plans">
          <h2 id="plans">{run.presets}</h2>
          <LinkRows rows={presets} label={run.presets} />
        </section>
        <section className={styles.part} aria-labelledby="read-on">
          <h2 id="read-on">{playWords.station}</h2>
          <LinkRows rows={[{ ...fits, to: path }, ...ways]} label={playWords.station} />
        </section>
      </div>
    </>
  );
}
