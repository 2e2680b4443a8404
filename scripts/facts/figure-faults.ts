import { globSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Vehicle } from "../../vehicles/index.ts";
import { type Found, stringsOf } from "./content-faults.ts";
import { figuresIn } from "./figures-in.ts";

const root = pathToFileURL(`${process.cwd()}/`).href;
/** Marks the second copy of a module: the one that reads changed records. */
const mark = "?changed";
const factor = 1.07;

const changed = (value: number) => Math.round(value * factor * 100) / 100;

/** Loads modules a second time, with every figure of a vehicle changed: those of its record and those measured on its model. */
function loadChanged() {
  return registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      const isOwn =
        (resolved.url.startsWith(root) && !resolved.url.includes("/node_modules/")) ||
        /* A copy of the project may link what is generated. */
        resolved.url.includes("/generated/vehicles/");
      return context.parentURL?.endsWith(mark) && isOwn
        ? { ...resolved, url: resolved.url.replace(/\?.*$/, "") + mark }
        : resolved;
    },
    load(url, context, next) {
      if (!url.endsWith(mark)) return next(url, context);
      const path = fileURLToPath(url.slice(0, -mark.length));
      if (/vehicles\/[\w-]+\/record\.ts$/.test(path)) {
        const source = withChangedFigures(readFileSync(path, "utf8"));
        return { format: "module-typescript", source, shortCircuit: true };
      }
      if (/generated\/vehicles\/(?:menu|line)\.json$/.test(path)) {
        const source = readFileSync(path, "utf8").replaceAll(
          /\d+(?= (?:kg|mm|to))/g,
          (value) => `${changed(Number(value))}`,
        );
        return { format: "json", source, shortCircuit: true };
      }
      return next(url, context);
    },
  });
}

/** The source of a vehicle's record, with every figure of it changed. */
export function withChangedFigures(source: string) {
  return source.replaceAll(
    /\b((?:payloadKg|speedMetresPerSecond|liftMillimetres|\w+TimeHours)(?:: | = ))(\[?[\d., ]+\]?)/g,
    (_, name: string, values: string) =>
      name + values.replaceAll(/[\d.]+/g, (value) => `${changed(Number(value))}`),
  );
}

/** Every figure of the records as a sentence would say it. */
export function figuresOf(vehicles: readonly Vehicle[]) {
  return new Set(
    vehicles.flatMap((vehicle) =>
      [
        `${vehicle.payloadKg} kg`,
        `${vehicle.payloadKg / 1000} tonnes`,
        `${vehicle.speedMetresPerSecond} m/s`,
        ...(vehicle.liftMillimetres ? [`${vehicle.liftMillimetres} mm`] : []),
        /* A single number of hours is also a shift's, a store's or a sender's. */
        ...[vehicle.runTimeHours, vehicle.chargeTimeHours]
          .filter(([from, to]) => from !== to)
          .map(([from, to]) => `${from} to ${to} hours`),
      ].flatMap((text) => figuresIn(text).map(({ figure }) => figure)),
    ),
  );
}

/** A sentence for each text of content/ that still says a vehicle's figure after all of them have changed. */
export async function typedFigures(): Promise<string[]> {
  const { vehicles } = await import("../../vehicles/index.ts");
  const hooks = loadChanged();
  const after: typeof import("../../vehicles/index.ts") = await import(`../../vehicles/index.ts${mark}`);
  const old = figuresOf(vehicles);
  for (const figure of figuresOf(after.vehicles)) old.delete(figure);
  const files = globSync(["content/**/*.ts", "vehicles/*/{page,record}.ts"]).filter(
    (file) => !file.endsWith(".test.ts"),
  );
  const found: Found[] = [];
  const seen = new Set<object>();
  const depth = (file: string) => file.split(/[\\/]/).length;
  for (const file of files.sort((one, other) => depth(other) - depth(one) || (one < other ? -1 : 1)))
    found.push(...stringsOf(await import(/* @vite-ignore */ `../../${file}${mark}`), file, [], seen));
  hooks.deregister();
  return found.flatMap(({ text, where }) =>
    figuresAmong(text, old).map(
      (figure) =>
        `${where} says "${figure}", which is a vehicle's: take it from the record, by inWords of content/wording/figures.ts.`,
    ),
  );
}

/** The figures that a text says and that stand in vehicles' records. */
export function figuresAmong(text: string, figures: ReadonlySet<string>): string[] {
  return figuresIn(text).flatMap(({ figure }) => (figures.has(figure) ? [figure] : []));
}
