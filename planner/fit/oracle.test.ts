import { expect, it } from "vitest";
import { judge, type OneJob, type Sheet, sheetsFrom } from "#tests/support/fit-oracle.ts";
import type { VehicleReference } from "#vehicles/index.ts";
import { measures } from "#vehicles/measures.ts";
import { random } from "../numbers/random.ts";
import { carriers, handovers } from "../plan/plan.ts";
import { readPlan } from "../plan/read-plan.ts";
import { fitVehicles } from "./fit.ts";

const jobs = Number(process.env["FIT_JOBS"] ?? 50_000);
/** The vehicles for which the model was written. */
const sheets: Partial<Record<VehicleReference, Sheet>> = sheetsFrom(
  measures as unknown as Parameters<typeof sheetsFrom>[0],
);
const verdicts = ["fits", "depends", "no"];

it(`${jobs} random jobs are judged as the sheets judge them, every “no” with all its reasons`, {
  timeout: 300_000,
}, () => {
  const { next } = random(16);
  const faults: string[] = [];
  const seen = new Map<string, number>();
  for (let each = 0; each < jobs; each++) {
    const job = randomJob((end) => next() % end);
    for (const { product, verdict, reasons } of fitted(job)) {
      const sheet = sheets[product];
      if (!sheet) continue;
      const { no, depends } = judge(product, sheet, job);
      const expected = no.length > 0 ? "no" : depends.length > 0 ? "depends" : "fits";
      const of = (kind: string) =>
        [...new Set(reasons.filter((reason) => reason.verdict === kind).map(({ rule }) => rule))].sort();
      const right = verdict === expected && `${of("no")}` === `${no}` && `${of("depends")}` === `${depends}`;
      if (!right)
        faults.push(
          `${product}: ${verdict} for ${of("no")}, ${of("depends")}; the sheet says ${no}, ${depends}: ${JSON.stringify(job)}`,
        );
      for (const reason of reasons) {
        if (reason.verdict !== "no" || reason.rule === "handover") continue;
        const { required, offered, gap, text } = reason;
        if (
          typeof gap !== "number" ||
          gap <= 0 ||
          gap !== Math.abs(Number(required) - Number(offered)) ||
          !text.includes(`${gap}`)
        )
          faults.push(`${product}, ${reason.rule}: ${text}`);
      }
      seen.set(expected, (seen.get(expected) ?? 0) + 1);
    }
  }
  expect(faults.slice(0, 5)).toEqual([]);
  for (const verdict of verdicts) expect(seen.get(verdict), verdict).toBeGreaterThan(jobs / 50);
});

it("more weight, more lift, a narrower aisle or door never add a vehicle", { timeout: 120_000 }, () => {
  const { next } = random(17);
  const below = (end: number) => next() % end;
  const harder: readonly ((job: OneJob) => OneJob)[] = [
    (job) => ({ ...job, weight: job.weight + below(500) }),
    (job) => ({ ...job, toHeight: job.toHeight + below(800) }),
    (job) => ({ ...job, aisle: Math.max(0, job.aisle - below(900)) }),
    (job) => ({ ...job, doorway: Math.max(0, job.doorway - below(500)) }),
    (job) => ({ ...job, doorHeight: Math.max(0, job.doorHeight - below(500)) }),
    (job) => ({ ...job, lane: Math.max(1, job.lane - below(500)) }),
    (job) => ({ ...job, height: job.height + below(500) }),
  ];
  for (let each = 0; each < 3000; each++) {
    const job = randomJob(below);
    const before = new Map(fitted(job).map(({ product, verdict }) => [product, verdicts.indexOf(verdict)]));
    const change = harder[each % harder.length] ?? ((same) => same);
    for (const { product, verdict } of fitted(change(job)))
      if (verdicts.indexOf(verdict) < (before.get(product) ?? 0))
        throw new Error(`${product} comes in by change ${each % harder.length}: ${JSON.stringify(job)}`);
  }
});

function randomJob(below: (end: number) => number): OneJob {
  const oneOf = <Entry>(list: readonly Entry[]) => list[below(list.length)] as Entry;
  /* Half of the jobs are like those of real halls, so that all verdicts come up. */
  const usual = below(2) === 0;
  const height = () => (usual ? oneOf([0, 0, 300, 1600, 2800]) : below(4000));
  const [carrier, from] = oneOf([
    ["open-pallet", "floor"],
    ["closed-pallet", "rack"],
    ["rack", "under"],
    ["cart-train", "hitch"],
    ["roller-unit", "conveyor"],
  ] as const);
  return {
    carrier: usual ? carrier : oneOf(carriers),
    length: 1 + below(usual ? 1300 : 7000),
    width: 1 + below(usual ? 1000 : 3000),
    height: 1 + below(usual ? 1800 : 4000),
    weight: below(usual ? 1500 : 3000),
    from: usual ? from : oneOf(handovers),
    fromHeight: height(),
    to: usual ? from : oneOf(handovers),
    toHeight: height(),
    aisle: below(4000) + (usual ? 2500 : 0),
    doorway: below(3000) + (usual ? 1200 : 0),
    doorHeight: below(4000) + (usual ? 2300 : 0),
    lane: 1 + below(3000) + (usual ? 1200 : 0),
    gradient: below(4) === 0 ? below(10) : 0,
    coldest: usual ? 10 : below(40) - 20,
    warmest: usual ? 30 : 20 + below(40),
  };
}

function fitted(job: OneJob) {
  const read = readPlan({
    version: 1,
    loads: [
      {
        id: "load",
        carrier: job.carrier,
        length: job.length,
        width: job.width,
        height: job.height,
        weight: job.weight,
      },
    ],
    places: [
      { id: "from", x: 0, y: 0, handover: job.from, height: job.fromHeight },
      { id: "to", x: 9000, y: 0, handover: job.to, height: job.toHeight },
    ],
    lanes: [{ from: "from", to: "to", both: true, width: job.lane }],
    flows: [{ from: "from", to: "to", load: "load", perHour: 5 }],
    site: {
      aisle: job.aisle,
      doorway: job.doorway,
      doorHeight: job.doorHeight,
      gradient: job.gradient,
      temperature: [job.coldest, job.warmest],
    },
  });
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return fitVehicles(read.value).vehicles;
}
