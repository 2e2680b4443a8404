import { lazy } from "react";
import { KeepServerHtml, orServerHtml } from "#app/document/server-html.tsx";
import { whenNeeded } from "#app/document/when-needed.ts";
import { PageLink } from "#app/frame/page-link.tsx";
import { FleetCount } from "#app/sections/fleet-count/fleet-count.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import type { DrawnPlant } from "#app/sections/plant/draw-plant.ts";
import type { ShownModel } from "#content/pictures/modelled/model-of.ts";
import type { CaseStudyDetail, CaseStudyScale } from "#content/tasks/case-study.ts";
import type { Fleet } from "#planner/fleet/total.ts";
import { classes } from "#ui/classes.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import styles from "./modelled.module.css";
import { Week } from "./week.tsx";

const floorId = "modelled-floor";

/** Its HTML is in the document; its script is fetched when it is seen. */
const PlantFloor = lazy(async () => {
  await whenNeeded(`#${floorId}`);
  return orServerHtml(floorId, import("./plant-floor.tsx"));
});

type ModelledProps = {
  model: ShownModel;
  plant: DrawnPlant | undefined;
  detail: CaseStudyDetail["modelled"];
  scale: CaseStudyScale["floor"];
};

/** The case as the planner models it: its floor, its fleet's figures and week, and links to watch and to change it. */
export function Modelled({ model, plant, detail, scale }: ModelledProps) {
  const { floor, figures, week, play, planner, words } = model;
  return (
    <Section labelledBy="modelled">
      <Line />
      <Station heading={2} id="modelled">
        {words.station}
      </Station>
      <Grid headroom className={classes(styles.grid, styles[scale])}>
        <div className={styles.words}>
          <Headline className={styles.headline}>{model.headline}</Headline>
          <p data-unsearched="">{words.text}</p>
          <p>{detail.limits}</p>
          <div className={styles.ways}>
            <TextLink link={<PageLink to={play} />}>{words.replay}</TextLink>
            <TextLink link={<PageLink to={planner} />}>{words.change}</TextLink>
          </div>
        </div>
        <dl className={styles.figures}>
          {figures.map(({ name, value, note, fleet }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {fleet ? <Counted fleet={fleet} value={value} /> : value}
                {note && <small>{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
        <div className={classes(styles.floor, styles.plan)}>
          <KeepServerHtml id={floorId}>
            <PlantFloor floor={floor} plant={plant} />
          </KeepServerHtml>
        </div>
        <div className={styles.floor}>
          <Week week={week} />
        </div>
      </Grid>
    </Section>
  );
}

Modelled.leads = { to: 2, phoneTo: 4 } satisfies Leads;

/** One kind is its bare figure, with the vehicle's name in the note; several are said. */
function Counted({ fleet, value }: { fleet: Fleet; value: string }) {
  const [only, ...others] = fleet;
  if (!only || others.length > 0) return <FleetCount fleet={fleet} />;
  return (
    <data data-fleet={only.vehicle} value={only.count}>
      {value}
    </data>
  );
}
