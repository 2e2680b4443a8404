import { dayOf } from "./calendar.ts";

/** A time of a log as it was written: which parts name the day is decided by the whole column. */
export type Written = {
  /** Days since 1970; of "03/04/2026", those that both orders give, or NaN where one gives none. */
  dayFirst: number;
  monthFirst: number;
  /** s since midnight; undefined if only a day was written. */
  second: number | undefined;
  /** Minutes ahead of UTC, if a zone was written. */
  offset: number | undefined;
};

const months = new Map(
  [
    "jan january januar janvier enero ene gennaio gen januari janeiro styczen sty leden ocak",
    "feb february februar fevrier fev febrero febbraio februari fevereiro luty lut unor subat",
    "mar march marz mrz maerz mars marzo maart mrt marco marzec brezen mart",
    "apr april avril avr abril abr aprile kwiecien kwi duben nisan",
    "may mai mayo mag maggio mei maio maj kveten mayis",
    "jun june juni juin junio giugno giu junho czerwiec cze cerven haziran",
    "jul july juli juillet juil julio luglio lug julho lipiec lip cervenec temmuz",
    "aug august aout agosto ago augustus augusti sierpien sie srpen agustos",
    "sep sept september septembre septiembre settembre set setembro wrzesien wrz zari eylul",
    "oct october okt oktober octobre octubre ottobre ott outubro out pazdziernik paz rijen ekim",
    "nov november novembre noviembre novembro listopad lis kasim",
    "dec december dez dezember decembre diciembre dic dicembre dezembro grudzien gru prosinec aralik",
  ].flatMap((names, month) => names.split(" ").map((name) => [name, month + 1] as const)),
);

/** Names of zones that leave no doubt; of others the offset stands behind the time. */
const zones = new Map(
  Object.entries({
    ...{ z: 0, utc: 0, gmt: 0, wet: 0, west: 60, bst: 60, cet: 60, mez: 60, cest: 120, mesz: 120 },
    ...{ eet: 120, eest: 180, est: -300, edt: -240, cdt: -300, mst: -420, mdt: -360, pst: -480, pdt: -420 },
    ...{ jst: 540, kst: 540 },
  }),
);

const isoDay = /^(\d{4})[-/.年] ?(\d{1,2})[-/.月] ?(\d{1,2})[日.]?(?!\d)/;
const numbersDay = /^(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4}|\d{2})(?!\d)/;
const namedDay = /^(\d{1,2})(?:st|nd|rd|th)?[. -]*(?:de |of )?(\p{L}{3,})[. -]*(?:de )?(\d{4}|\d{2})(?!\d)/u;
const namedMonth = /^(\p{L}{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/u;
const compactDay = /^(\d{4})(\d{2})(\d{2})(?=$|\D|\d{4,6}(?!\d))/;
const clockTime =
  /^(\d{1,2})(?:[:.h時时] ?(\d{2})(?:[:.m分] ?(\d{2})(?:[.,:]\d+)?)?[分秒]?|[h時时])? ?s? ?([ap]\.? ?m\.?|uhr|上午|下午)?/iu;
const compactTime = /^(\d{2})(\d{2})(\d{2})?(?!\d)/;
const zoneName = /^(?:(?:utc|gmt) ?)?([+-]\d{1,2})(?::?(\d{2}))?$/i;

const usualDay = /^(\d{4}-\d\d-\d\d|\d\d[./-]\d\d[./-]\d{4})[ T]\d\d:\d\d(:\d\d)?$/;
let lastDay: { text: string; day: Pick<Written, "dayFirst" | "monthFirst"> | undefined } | undefined;

function knownDay(text: string) {
  if (lastDay?.text === text) return lastDay.day;
  const day = dayIn(text);
  lastDay = { text, day: day && { dayFirst: day.dayFirst, monthFirst: day.monthFirst } };
  return lastDay.day;
}

/** The time of day behind a day of ten characters; undefined if there is none such. */
function usualSecond(text: string) {
  const digits = (at: number) => (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;
  const [hour, minute, second] = [digits(11), digits(14), text.length > 16 ? digits(17) : 0];
  return hour < 24 && minute < 60 && second < 60 ? hour * 3600 + minute * 60 + second : undefined;
}

const [daysOfSerial, secondsOfDay] = [25_569, 86_400] as const;

/** Reads a time as people and programs write it; undefined if it is none. */
export function readMoment(text: string): Written | undefined {
  /* Half a million lines are of a few hundred days: the part before the first blank or T is read once each. */
  const end = usualDay.test(text) ? 10 : 0;
  if (end > 0) {
    const day = knownDay(text.slice(0, end));
    const second = usualSecond(text);
    if (day && second !== undefined) return { ...day, second, offset: undefined };
  }
  const plain = text.replaceAll(/[\s\u200E\u200F\u202F]+/g, " ").trim();
  if (plain.length > 60 || !/\d/.test(plain)) return undefined;
  if (/^\d+([.,]\d+)?$/.test(plain)) {
    const number = ofNumber(plain);
    if (number) return number;
  }
  const rest = plain.replace(/^\p{L}{2,10}[.,]{0,2} (?=\d)|^\p{L}{2,10}[.,]{1,2} (?=\p{L}{3,} \d)/u, "");
  const day = dayIn(rest);
  if (!day) return undefined;
  const behind = rest
    .slice(day.length)
    .replace(/^(?:[T,_]|, ?| ?- | ?(?:um|at|à|a las|alle|o|kl\.?) )? ?/i, "");
  const clock = behind === "" ? { second: undefined, offset: undefined } : readClock(behind);
  if (!clock) return undefined;
  const { second, offset } = clock;
  return { dayFirst: day.dayFirst, monthFirst: day.monthFirst, second, offset };
}

/** A day of a spreadsheet, or seconds or milliseconds since 1970, which are in UTC. */
function ofNumber(text: string): Written | undefined {
  const value = Number(text.replace(",", "."));
  const of = (day: number, second: number | undefined, offset?: number): Written => ({
    ...{ dayFirst: day, monthFirst: day, second, offset },
  });
  if (value >= 20_000 && value < 80_000) {
    const seconds = Math.round((value % 1) * secondsOfDay);
    const day = Math.floor(value) - daysOfSerial + (seconds === secondsOfDay ? 1 : 0);
    return of(day, Number.isInteger(value) && !/[.,]/.test(text) ? undefined : seconds % secondsOfDay);
  }
  const unix = value >= 6e8 && value < 4e9 ? value : value >= 6e11 && value < 4e12 ? value / 1000 : undefined;
  if (unix === undefined) return undefined;
  return of(Math.floor(unix / secondsOfDay), Math.floor(unix % secondsOfDay), 0);
}

type Day = { dayFirst: number; monthFirst: number; length: number };

function dayIn(text: string): Day | undefined {
  const iso = isoDay.exec(text) ?? compactDay.exec(text);
  if (iso) return sureDay(iso[0].length, Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = numbersDay.exec(text);
  if (numbers) {
    const [{ length }, first, mark, second, year] = numbers;
    const [a, b, y] = [Number(first), Number(second), fullYear(year ?? "")];
    /* Nobody puts points behind a month that comes first. */
    const monthFirst = mark === "." ? dayOf(y, b, a) : dayOf(y, a, b);
    const dayFirst = dayOf(y, b, a);
    return Number.isNaN(dayFirst) && Number.isNaN(monthFirst) ? undefined : { dayFirst, monthFirst, length };
  }
  const named = namedDay.exec(text);
  if (named) return sureDay(named[0].length, fullYear(named[3] ?? ""), monthOf(named[2]), Number(named[1]));
  const month = namedMonth.exec(text);
  return month ? sureDay(month[0].length, Number(month[3]), monthOf(month[1]), Number(month[2])) : undefined;
}

function sureDay(length: number, year: number, month: number, date: number): Day | undefined {
  const day = dayOf(year, month, date);
  return Number.isNaN(day) ? undefined : { dayFirst: day, monthFirst: day, length };
}

const monthOf = (name = "") =>
  months.get(name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase()) ?? 0;

const fullYear = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text));

/** A time of day with its zone, if one stands behind it. */
export function readClock(text: string): Pick<Written, "second" | "offset"> | undefined {
  const plain = text.trim();
  const fraction = /^0?[.,]\d+$/.test(plain) ? Number(plain.replace(",", ".")) : undefined;
  if (fraction !== undefined) return { second: Math.round(fraction * secondsOfDay), offset: undefined };
  const before = /^(上午|下午|AM|PM) ?/i.exec(plain);
  const bare = before ? plain.slice(before[0].length) : plain;
  const found = compactTime.exec(bare) ?? clockTime.exec(bare);
  if (!found) return undefined;
  const [whole, hours, minutes = "0", seconds = "0"] = found;
  const half = (before?.[1] ?? found[4] ?? "").toLowerCase().replaceAll(/[. ]/g, "");
  const afternoon = half === "pm" || half === "下午";
  const isHalf = afternoon || half === "am" || half === "上午";
  const hour = isHalf ? (Number(hours) % 12) + (afternoon ? 12 : 0) : Number(hours);
  /* "8" alone is no time of day. */
  if (found[2] === undefined && !isHalf && !/h|uhr/i.test(whole)) return undefined;
  if ((isHalf && Number(hours) > 12) || hour > 24 || Number(minutes) > 59 || Number(seconds) > 60)
    return undefined;
  const second = hour * 3600 + Number(minutes) * 60 + Math.min(59, Number(seconds));
  if (second > secondsOfDay) return undefined;
  const zone = bare
    .slice(whole.length)
    .replace(/ ?[[(].*$/, "")
    .trim();
  if (zone === "" || /^(h|hrs?|uhr|o'clock)$/i.test(zone)) return { second, offset: undefined };
  const named = zones.get(zone.toLowerCase());
  if (named !== undefined) return { second, offset: named };
  const [, ahead, more = "0"] = zoneName.exec(zone) ?? [];
  if (ahead === undefined || Math.abs(Number(ahead)) > 14) return undefined;
  const sign = ahead.startsWith("-") ? -1 : 1;
  return { second, offset: Number(ahead) * 60 + sign * Number(more) };
}
