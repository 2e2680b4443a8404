import { readFile } from "node:fs/promises";
import { titlesOf } from "#planner/choose.ts";
import type { Fleet } from "#planner/fleet/total.ts";
import { figure, percent, seconds } from "#planner/in-words.ts";
import { tokenOf } from "#planner/link/link.ts";
import { money } from "#planner/money/money.ts";
import { byHandQuery, readCosts } from "#planner/money/read-costs.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { handWork } from "#planner/presets/by-hand.ts";
import type { Modelled } from "#planner/presets/modelled.ts";
import { caseStudyPresets, type Preset } from "#planner/presets/presets.ts";
import { caseStudyDetail } from "../../tasks/case-studies.ts";
import { modelledWords as words } from "../../tasks/case-studies-words.ts";
import { sidesOf } from "./sides-of.ts";
import { weekOf } from "./week-of.ts";

/** The file with the build's simulations, from the project's root. */
const file = "generated/models.json";

/**
 * The planner's model of a case study: its drawn floor, its fleet's figures in traffic, and its week. Undefined if its
 * vehicle has left the line.
 */
export async function modelOf(caseStudy: string) {
  const preset = caseStudyPresets.find((each) => each.id === caseStudy);
  return preset && shownModel(preset, (await keptModel(caseStudy)) ?? (await modelNow(preset)));
}

/** The same, only if the build has simulated it: also undefined if there is no build. */
export async function keptModelOf(caseStudy: string): Promise<ShownModel | undefined> {
  const preset = caseStudyPresets.find((each) => each.id === caseStudy);
  const kept = await keptModel(caseStudy);
  return preset && kept && shownModel(preset, kept);
}

async function keptModel(caseStudy: string): Promise<Modelled | undefined> {
  const kept = await readFile(file, "utf8").catch(() => undefined);
  return kept && JSON.parse(kept).models[caseStudy];
}

async function modelNow(preset: Preset) {
  const { modelled } = await import("#planner/presets/modelled.ts");
  return modelled(preset);
}

/** A simulated case study as its page and its document show it. */
export type ShownModel = ReturnType<typeof shownModel>;

function shownModel(preset: Preset, model: Modelled) {
  const { id: caseStudy, plan, byHand } = preset;
  const { fleet } = model;
  const hand = handWork(plan, byHand);
  return {
    caseStudy,
    /* A replay shows the same fleet as the figures, and leads back to the same sums. */
    play: `/planner/play?${new URLSearchParams([["plan", tokenOf({ ...plan, choice: chosen(plan, model) })], ...byHandQuery(byHand)])}`,
    floor: { places: plan.places, lanes: plan.lanes },
    figures: figuresOf(preset, model, hand.hours),
    result: resultOf(plan, model),
    headline: headlineOf(caseStudy, model),
    sides: sidesOf(preset, model, hand),
    /** The planner, with the hours that the case frees. */
    planner: `/planner?case=${caseStudy}${byHandQuery(byHand).size > 0 ? `&${byHandQuery(byHand)}` : ""}`,
    week: weekOf(preset, model),
    words: {
      station: words.station,
      text: words.text(fleet.runs, fleet.hours),
      replay: words.replay,
      change: words.change,
    },
  };
}

/** The plan's choice with the fleet that it is sized to. */
function chosen({ choice }: Plan, { sizing: { fleet }, count }: Modelled): Plan["choice"] {
  return fleet && fleet.length > 1 ? { ...choice, count: undefined, fleet } : { ...choice, count };
}

/** What its record says, with the model's share of the busiest hour's orders in time. */
function headlineOf(caseStudy: string, { sizing }: Modelled) {
  const { headline } = caseStudyDetail(caseStudy).modelled;
  return headline.replace("{inTime}", `${Math.round(100 * (sizing.share.mean ?? 0))}`);
}

function resultOf(plan: Plan, { sizing, count }: Modelled) {
  const { within } = plan.work.promise;
  const vehicle = titlesOf(plan);
  const fewer = sizing.fewer ? percent(sizing.fewer.share) : undefined;
  return words.result({ count, vehicle, within, onTime: percent(sizing.share.mean), fewer });
}

type Figure = { name: string; value: string; note?: string; fleet?: Fleet };

/** @param hours of people a day that the fleet frees */
function figuresOf({ plan, byHand }: Preset, { sizing, fleet, count }: Modelled, hours: number): Figure[] {
  const { counts, wait, p95, busy, charging, throughput } = fleet;
  const at = counts.indexOf(count);
  const { costs } = readCosts(byHandQuery(byHand), plan);
  const payback = sizing.fleet && costs && money(plan, costs, count).payback.mean;
  const asked = plan.flows.reduce((sum, { perHour }) => sum + perHour, 0);
  /* Student's t is unbounded, a share lies between 0 and 1. */
  const share = (shares: readonly number[]) => {
    const found = shares[at];
    return percent(found === undefined ? null : Math.min(Math.max(found, 0), 1));
  };
  return [
    {
      name: words.vehicles,
      value: `${count}`,
      note: titlesOf(plan),
      ...(sizing.fleet && { fleet: sizing.fleet }),
    },
    {
      name: words.onTime(plan.work.promise.within),
      value: percent(sizing.share.mean),
      note: words.interval(percent(sizing.share.low), percent(sizing.share.high)),
    },
    ...(sizing.fewer ? [{ name: words.fewer, value: percent(sizing.fewer.share) }] : []),
    { name: words.wait, value: seconds(wait[at] ?? null), note: words.p95(seconds(p95[at] ?? null)) },
    { name: words.throughput, value: figure(throughput[at] ?? 0, 1), note: words.asked(figure(asked, 0)) },
    { name: words.busy, value: share(busy), note: words.charging(share(charging)) },
    ...(payback
      ? [
          {
            name: words.payback,
            value: words.years(figure(payback, 1)),
            note: words.example(Math.round(hours)),
          },
        ]
      : []),
  ];
}
