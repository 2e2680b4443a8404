import { random } from "../numbers/random.ts";
import type { Plan } from "../plan/plan.ts";
import { loadOfWeek } from "../plan/shifts.ts";
import { clockText, dayOf } from "./calendar.ts";

/** Lines of the longest sample. */
const maxLines = 20_000;
const [firstShift, hoursToBusiest] = [6, 3];

/** A week of a plan's orders, as a warehouse system would export them, its last line being a sum. */
export function sampleLog(plan: Plan): string {
  const monday = dayOf(2026, 3, 2) * 24;
  const load = loadOfWeek(plan, { begins: firstShift, busiest: firstShift + hoursToBusiest });
  const draws = plan.flows.map((_, flow) => random(plan.seed, flow, 71));
  const lines: string[] = [];
  for (const [hour, share] of load.entries()) {
    const placed = plan.flows.flatMap(({ from, to, load: carried, perHour }, flow) => {
      const { exponential } = draws[flow] ?? random(plan.seed);
      const times: { at: number; cells: readonly string[] }[] = [];
      if (share === 0) return times;
      const gap = 3600 / (perHour * share);
      for (let at = exponential(gap); at < 3600 && times.length < maxLines; at += exponential(gap))
        times.push({ at, cells: [from, to, carried] });
      return times;
    });
    placed.sort((a, b) => a.at - b.at);
    for (const { at, cells } of placed) {
      if (lines.length === maxLines) break;
      const time = clockText((monday + hour) * 3600 + Math.floor(at)).replace("T", " ");
      lines.push([time, ...cells.map(quoted)].join(";"));
    }
  }
  return ["Created at;Source;Destination;Load type", ...lines, `Sum;;;${lines.length}`].join("\r\n");
}

const quoted = (cell: string) => (/[";]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
