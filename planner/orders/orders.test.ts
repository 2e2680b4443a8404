import { describe, expect, it } from "vitest";
import { hostileText } from "#tests/support/hostile-plans.ts";
import { answerOrders } from "./orders.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const two = (value: number) => String(value).padStart(2, "0");

/** Orders of three shifts of eight hours from six on, 12 an hour, and twice as many from nine to ten. */
const moments = [2, 3, 4].flatMap((date) =>
  [6, 7, 8, 9, 10, 11, 12, 13].flatMap((hour) =>
    Array.from({ length: hour === 9 ? 24 : 12 }, (_, at) => ({ date, hour, minute: at * 2, second: at })),
  ),
);
type Moment = (typeof moments)[number];

const places = (at: number) => (at % 4 === 0 ? ["Wickler 1", "Tor 3"] : ["Lager", "Tor 3"]);
const iso = ({ date, hour, minute, second }: Moment) =>
  `2026-03-${two(date)}T${two(hour)}:${two(minute)}:${two(second)}`;
const german = ({ date, hour, minute }: Moment) => `${two(date)}.03.2026 ${two(hour)}:${two(minute)}`;
const american = ({ date, hour, minute, second }: Moment) =>
  `3/${date}/2026 ${hour % 12 || 12}:${two(minute)}:${two(second)} ${hour < 12 ? "AM" : "PM"}`;
const serial = ({ date, hour, minute, second }: Moment) =>
  (46_081 + date + (hour * 3600 + minute * 60 + second) / 86_400).toFixed(6);

/** A log of these moments. @param time cells of one moment */
function log(head: string, time: (moment: Moment) => string, between = ",", end = "\n") {
  const rows = moments.map((moment, at) => [time(moment), ...places(at), "EUR"].join(between));
  return [head, ...rows].join(end) + end;
}

const bytes16 = (text: string, isBig: boolean, mark: boolean) => {
  const bytes = new Uint8Array(2 * text.length + 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, !isBig);
  for (let at = 0; at < text.length; at++) view.setUint16(2 + 2 * at, text.charCodeAt(at), !isBig);
  return mark ? bytes : bytes.subarray(2);
};

const plain = log("time,from,to,load", iso);
const logs: Record<string, string | Uint8Array> = {
  "ISO with commas": plain,
  "ISO with a blank, fractions and semicolons": log(
    "Time;From;To;Load",
    (m) => `${iso(m).replace("T", " ")}.250`,
    ";",
  ),
  "a byte order mark and Windows' line ends": log(
    "\uFEFFtimestamp,source,destination,type",
    iso,
    ",",
    "\r\n",
  ),
  "an old Mac's line ends": log("created at|origin|target|carrier", iso, "|", "\r"),
  "tabs, German headings and dates": log("Zeitpunkt\tVon\tNach\tLadungsträger", german, "\t"),
  "day and time in two columns": log(
    "Anlagedatum;Uhrzeit;Vom Lagerplatz;Nach Lagerplatz;LHM",
    (m) => german(m).replace(" ", ";"),
    ";",
  ),
  "SAP's names of fields": log(
    "BDATU;BZEIT;VLPLA;NLPLA;LETYP",
    (m) => iso(m).replaceAll(/[-:]/g, "").replace("T", ";"),
    ";",
  ),
  "SAP's list with a frame of bars": log(
    "|Creation Date|Time    |Source Bin |Dest. Bin |SUT |",
    (m) => `|${german(m).replace(" ", "|")}`,
    "|",
    "|\n",
  ),
  "American dates and half days": log(
    "Order created,Source Storage Bin,Destination Storage Bin,HU type",
    american,
  ),
  "a spreadsheet's days with decimal commas": log(
    "Zeit;Quelle;Ziel;Typ",
    (m) => serial(m).replace(".", ","),
    ";",
  ),
  "whole moments below the word for a time of day": log("Uhrzeit;Von;Nach;Ladeeinheit", german, ";"),
  "a spreadsheet's days with points": log("Date,From,To,Load", serial),
  "French headings": log("Date et heure;De;À;Support", (m) => german(m).replaceAll(".", "/"), ";"),
  "Spanish headings": log("Fecha y hora;Origen;Destino;Carga", (m) => german(m).replaceAll(".", "-"), ";"),
  "Polish headings": log("Data;Godzina;Skąd;Dokąd;Nośnik", (m) => german(m).replace(" ", ";"), ";"),
  "Chinese headings": log("时间,起点,终点,托盘", (m) => iso(m).replace("T", " ").replaceAll("-", "/")),
  "zones behind the time": log("time,from,to,load", (m) => `${iso(m)}+01:00`),
  "names of months": log("time,from,to,load", (m) => `${m.date} Mar 2026 ${two(m.hour)}:${two(m.minute)}`),
  "compact times": log("time,from,to,load", (m) => iso(m).replaceAll(/[-:T]/g, "")),
  "UTF-16, little end first": bytes16(plain, false, true),
  "UTF-16, big end first": bytes16(plain, true, true),
  "UTF-16 without a mark": bytes16(plain, false, false),
  "every cell in quotes": plain.replaceAll(/[^,\n]+/g, '"$&"'),
  "no headings": plain.slice(plain.indexOf("\n") + 1),
  "Excel's line about its marks, and a title": `sep=;\n${log("Zeit;Von;Nach;Last", german, ";")}`,
  "the newest order first": plain
    .trim()
    .split("\n")
    .toSpliced(0, 1)
    .toReversed()
    .toSpliced(0, 0, "time,from,to,load")
    .join("\n"),
};

describe("the same orders, as different programs write them", () => {
  it.each(Object.keys(logs))("%s", (name) => {
    const given = logs[name] ?? "";
    const outcome = answerOrders(typeof given === "string" ? utf8(given) : given);
    expect(outcome).toMatchObject({ ok: true, value: { unread: [] } });
    if (!outcome.ok) return;
    const { flows, profile, span } = outcome.value;
    expect(profile).toEqual(
      [6, 7, 8, 9, 10, 11, 12, 13].reduce(
        (hours, hour) => hours.with(hour, hour === 9 ? 72 : 36),
        Array(24).fill(0),
      ),
    );
    expect(span).toMatchObject({ orders: 324, days: 3, hours: 24 });
    expect(span.from.slice(0, 16)).toBe("2026-03-02T06:00");
    expect(flows).toEqual([
      { from: "Lager", to: "Tor 3", load: "EUR", perHour: 243 / 24 },
      { from: "Wickler 1", to: "Tor 3", load: "EUR", perHour: 81 / 24 },
    ]);
  });
});

describe("lines that are no orders", () => {
  it("are named with their number and a reason, and the others count", () => {
    const text = [
      "Orders of the week,,,",
      "time,from,to,load",
      "2026-03-02T06:00:00,a,b,p",
      "yesterday,a,b,p",
      "2026-02-30T06:00:00,a,b,p",
      "2026-03-02,a,b,p",
      ",a,b,p",
      "2026-03-02T06:10:00,,b,p",
      "2026-03-02T06:11:00,a",
      "",
      `2026-03-02T06:12:00,${"x".repeat(41)},b,p`,
      '2026-03-02T06:13:00,"a,b,p',
      '2026-03-02T06:14:00,"a',
      'a",b,p',
      "2026-03-02T25:00:00,a,b,p",
      "Total,,,9",
      "2026-03-02T06:20:00,a,b,p",
      "cut off",
    ].join("\n");
    const outcome = answerOrders(utf8(text));
    expect(outcome).toMatchObject({ ok: true, value: { span: { orders: 3 } } });
    const unread = outcome.ok ? outcome.value.unread : [];
    expect(unread.map(({ line }) => line)).toEqual([1, 4, 5, 6, 7, 8, 9, 11, 12, 15, 16, 18]);
    expect(unread.at(-1)?.why).toBe("has 1 cell, and 3 are needed");
    for (const { why } of unread) expect(why).toMatch(/^(has|stands|names|opens) /);
  });

  it("dates that contradict most lines", () => {
    const dates = ["03/13/2026", "03/14/2026", "14/03/2026", "03/04/2026"];
    const outcome = answerOrders(
      utf8(`date,from,to\n${dates.map((date) => `${date} 08:00,a,b`).join("\n")}`),
    );
    expect(outcome).toMatchObject({ ok: true, value: { span: { orders: 3, from: "2026-03-04T08:00:00" } } });
    expect(outcome.ok && outcome.value.unread).toEqual([
      { line: 4, why: expect.stringContaining("day first") },
    ]);
  });
});

describe("what is decided for all lines at once", () => {
  const read = (times: readonly string[]) => {
    const outcome = answerOrders(utf8(`time,from,to\n${times.map((time) => `${time},a,b`).join("\n")}`));
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    return outcome.value;
  };

  it("dates that may begin with the day or the month are named", () => {
    const { span } = read(["03/04/2026 08:00", "03/04/2026 09:00"]);
    expect(span.from).toBe("2026-04-03T08:00:00");
    expect(span.notes.join()).toMatch(/03\/04.*day first/);
  });

  it("the order of the lines tells which number is the day", () => {
    expect(read(["03/02/2026 08:00", "04/02/2026 08:00", "05/02/2026 08:00"]).span).toMatchObject({
      ...{ from: "2026-02-03T08:00:00", to: "2026-02-05T08:00:00" },
    });
    expect(read(["1/30/2026 08:00", "2/01/2026 08:00"]).span.to).toBe("2026-02-01T08:00:00");
  });

  it.each([
    ["an hour more", "2026-10-24", "+02:00", "+01:00", 73],
    ["an hour less", "2026-03-28", "+01:00", "+02:00", 71],
  ])("daylight saving: a day has %s", (_, begin, before, after, hours) => {
    const change = Date.parse(begin.replace(/\d\d$/, begin.startsWith("2026-10") ? "25" : "29")) + 3_600_000;
    const first = Date.parse(`${begin}T00:00:00${before}`);
    const times = Array.from({ length: hours * 6 }, (_, at) => {
      const moment = first + at * 600_000;
      const zone = moment < change ? before : after;
      return `${new Date(moment + Number(zone.slice(1, 3)) * 3_600_000).toISOString().slice(0, 19)}${zone}`;
    });
    const { flows, span } = read(times);
    expect(span).toMatchObject({ days: 3, hours, notes: [] });
    expect(flows[0]?.perHour).toBe(6);
  });

  it("a column of quantities is named, since each line counts once", () => {
    const outcome = answerOrders(utf8("time;from;to;Qty\n2026-03-02 06:00;a;b;3\n2026-03-02 06:30;a;b;2"));
    expect(outcome).toMatchObject({ value: { flows: [{ perHour: 2 }] } });
    expect(outcome.ok && outcome.value.span.notes.join()).toContain('"Qty"');
  });

  it("times may be written with the signs of hours and minutes", () => {
    expect(read(["2026年3月2日 6時05分", "2026年3月2日 18时30分15秒"]).span).toMatchObject({
      ...{ from: "2026-03-02T06:05:00", to: "2026-03-02T18:30:15" },
    });
  });

  it("UTC is named, and zones that no plant has side by side are brought to one", () => {
    expect(read(["2026-03-02T06:00:00Z"]).span.notes.join()).toContain("UTC");
    const { profile, span } = read([
      "2026-03-02T06:00:00Z",
      "2026-03-02T08:30:00+02:00",
      "2026-03-02T08:40:00+02:00",
    ]);
    expect([profile[8], span.notes.join()]).toEqual([3, expect.stringContaining("+02:00")]);
  });
});

it("what holds no orders is refused in words", () => {
  const none = [
    "",
    "\uFEFF \n",
    "PK\u0003\u0004x",
    "%PDF-1.7",
    "<table>",
    '{"plan":1}',
    "a;b;c\n1;2;3",
    "order,from,time\n1,2,3",
    "time,from,to\nx,y,z",
  ];
  for (const text of none)
    expect(answerOrders(utf8(text)), text).toMatchObject({ ok: false, errors: [{ message: /.{10}/ }] });
});

it("hostile logs are read or refused with a reason", () => {
  const text = plain.slice(0, 2000);
  for (let seed = 0; seed < 400; seed++) {
    const outcome = answerOrders(utf8(hostileText(text, seed)));
    if (!outcome.ok) expect(outcome.errors[0]?.message, `${seed}`).toMatch(/.{10}/);
    else for (const { perHour } of outcome.value.flows) expect(perHour).toBeGreaterThan(0);
  }
});

it("100,000 lines take less than a second of one core", () => {
  const rows = Array.from(
    { length: 100_000 },
    (_, at) =>
      `${german({ date: 1 + (at % 28), hour: at % 24, minute: at % 60, second: 0 })};P ${at % 50};Z ${at % 7};EUR`,
  );
  const bytes = utf8(["Zeit;Von;Nach;LHM", ...rows].join("\r\n"));
  const began = process.threadCpuUsage();
  expect(answerOrders(bytes)).toMatchObject({ ok: true, value: { span: { orders: 100_000 } } });
  expect(process.threadCpuUsage(began).user).toBeLessThan(1_000_000 /* µs */);
});

describe("an export of a warehouse system", () => {
  const rows = (head: string, ...lines: string[]) => answerOrders(utf8([head, ...lines].join("\n")));
  const at = (second: number) => `2026-03-02 06:00:${two(second)}`;

  it.each([
    ["Task;Add Date;From Loc;To Loc", `1;${at(1)};a;b`],
    ["taskdetailkey;adddate;fromloc;toloc", `1;${at(1)};a;b`],
    ["Sipariş Tarihi;Sipariş Saati;Çıkış Yeri;Varış Yeri", "02.03.2026;06:00:01;a;b"],
    ["Oluşturma Tarihi;Başlangıç;Çıkış;Hedef", `${at(1)};x;a;b`],
    ["Lageraufgabe;Angelegt am;Angelegt um;Von-Lagerplatz;Nach-Lagerplatz", "1;02.03.2026;06:00:01;a;b"],
    ["Created On;Created At;Source Bin;Dest. Bin", "2026-03-02;06:00:01;a;b"],
    ["Created At;Source Bin;Dest. Bin", `${at(1)};a;b`],
    [`Printed;02.04.2026 10:00\n\nTime;From;To`, `${at(1)};a;b`],
  ])("may have its columns below %j", (head, line) => {
    expect(rows(head, line)).toMatchObject({
      value: { flows: [{ from: "a", to: "b" }], span: { from: "2026-03-02T06:00:01", orders: 1 } },
    });
  });

  it("names the orders that were cancelled, and doesn't count them", () => {
    const lines = ["", "Confirmed", "CANCELED", "Storniert"].map((state, n) => `${at(n)};a;b;${state}`);
    expect(rows("Time;From;To;Order status", ...lines)).toMatchObject({
      value: {
        span: { orders: 2 },
        unread: [
          { line: 4, why: 'is cancelled: "CANCELED"' },
          { line: 5, why: 'is cancelled: "Storniert"' },
        ],
      },
    });
    expect(rows("Time;From;To;Storno", `${at(1)};a;b;`, `${at(2)};a;b;X`)).toMatchObject({
      value: { span: { orders: 1 }, unread: [{ line: 3 }] },
    });
  });

  it("may number its pallets, which are no kinds of load", () => {
    const lines = Array.from({ length: 60 }, (_, n) => `${at(n % 60)};a;${n % 3 ? "b" : "c"};HU${n}`);
    expect(rows("Time;From;To;Handling unit", ...lines)).toMatchObject({
      value: {
        flows: [
          { from: "a", to: "b", perHour: 40 },
          { from: "a", to: "c", perHour: 20 },
        ],
        span: { notes: [expect.stringContaining("60 different cells")] },
      },
    });
  });

  it("says so where an order stands twice", () => {
    const line = `7;${at(1)};a;b`;
    expect(rows("Order no.;Time;From;To", line, line)).toMatchObject({
      value: { span: { orders: 2, notes: [expect.stringContaining("1 line is the same")] } },
    });
  });
});
