import { deflateRawSync } from "node:zlib";
import { deflateText } from "#planner/link/deflate-text.ts";
import { toRows } from "#planner/link/rows.ts";
import { random } from "#planner/numbers/random.ts";
import { example, planWith } from "#planner/plan/example.ts";
import { limits } from "#planner/plan/limits.ts";

/** A link that somebody made by hand to trouble whoever opens it. */
export type CraftedLink = { name: string; token: string };

/** Numbers that JSON can write and no plant has: subnormal, at the edges of doubles and of what a plan allows. */
const numbers = [
  ...["5e-324", "6.5e-319", "2.2250738585072014e-308", "2e-299", "1e-12", "9.99e-7", "1e-6", "-0", "0"],
  ...["0.01", "0.1", "1", "0.0013", "0.9999999999999999", "100", "120", "366", "500", "10000", "86400"],
  ...["2147483648", "4294967295", "9007199254740993", "1e7", "-1e7", "1e12", "1e15", "1e21", "1e300"],
  ...["1.7976931348623157e308", "1e999", "-1e999", "-5e-324", "-1"],
  ...[
    "0.05",
    "0.049999999999999996",
    "0.36",
    "0.5",
    "10",
    "10.000000000000002",
    "604800",
    "2769230.769230769",
  ],
  ...[
    "2.225073858507201e-308",
    "4.9406564584124654e-324",
    "1.0000000000000002",
    "0.30000000000000004",
    "1E+2",
  ],
];

/** Values of another kind in a number's place. */
const strangers = [
  ...["null", "true", '"24"', '""', "[]", "{}", "[[[]]]", '"\\ud800"', '"__proto__"'],
  ...['{"valueOf":1,"toString":1}', '{"__proto__":{"polluted":true}}', `"${"x".repeat(50_000)}"`],
  ...[
    '"２４"',
    '"٢٤"',
    '"२४"',
    '"𝟚𝟜"',
    '"24\\u0000"',
    '"\\u0000"',
    '"\\udfff24"',
    '"2٫4"',
    '"0x18"',
    '"1e3"',
    '"∞"',
  ],
  ...[
    '{"then":1}',
    '{"length":1e9}',
    '{"0":24,"length":1}',
    '{"toJSON":1}',
    '{"constructor":{"prototype":{}}}',
  ],
  ...["[24]", "[[0.5,1]]", `[${Array(20_000).fill(0).join()}]`, `[${Array(24).fill("5e-324").join()}]`],
];

/** Every field of a plan is set in this one. */
const whole = planWith({
  places: [
    { id: "wrapper", x: 2000, y: 3000, handover: "floor", height: 100 },
    { id: "stage", x: 42_000, y: 3000, handover: "floor", height: 1 },
    { id: "turn", x: 22_000, y: 3000 },
    { id: "charge", x: 2000, y: 9000, chargers: 1 },
  ],
  version: 2,
  lanes: [
    { from: "wrapper", to: "turn", both: true, width: 2800, length: 21_000, door: 3, speed: 1 },
    { from: "turn", to: "stage", both: true, width: 2800 },
    { from: "wrapper", to: "charge", both: true, width: 2800 },
  ],
  flows: [
    { from: "wrapper", to: "stage", load: "pallet", perHour: 24 },
    { from: "stage", to: "wrapper", load: "pallet", every: 300, first: 60, perTrip: 2 },
  ],
  work: {
    ...example.work,
    promise: { within: 600, share: 0.95 },
    profile: Array.from({ length: 24 }, (_, hour) => (hour > 5 && hour < 22 ? 10 + hour : 0)),
  },
  site: { ...example.site, speed: 1.5 },
  assumptions: { ...example.assumptions, congestion: 0.01, failures: { between: 40, repair: 20 } },
});

type Path = (string | number)[];

/** Where a plan's rows hold numbers. */
const places = numbersIn(toRows(whole));

/** The plan of the links that stopped the site: legal and meaningless numbers in several fields at once. */
const severals = [
  { "7.2": "6.5e-319", "4.0.3": "2e-299" },
  { "7.2": "0.01", "7.3": "0.01", "7.4": "0.000001", "4.0.3": "10000" },
  { "7.0": "86400", "7.1": "1e12", "4.0.3": "10000" },
  {
    "2.0.1": "-1e7",
    "2.1.1": "1e7",
    "3.0.4": "1e7",
    "4.0.3": "10000",
    "5.0": "24",
    "5.1": "366",
    "5.2": "100",
  },
  { "3.0.4": "0", "3.0.3": "1", "3.0.5": "120", "4.0.3": "10000" },
  { "5.0": "0.1", "5.1": "1", "5.2": "0.01", "5.3": "0", "5.4": "0.01" },
  { "5.2": "100", "5.3": "86400", "5.4": "1", "4.0.3": "10000", "8.1": "500" },
  { "4.1.4": "0.36", "4.1.5": "604800", "4.1.6": "50" },
  { "4.1.4": "2769230.769230769", "4.1.5": "0", "4.1.6": "50" },
  { "4.1.4": "0.36", "4.1.5": "0", "7.5.0": "0.5", "7.5.1": "1440" },
  { "7.5.0": "100000", "7.5.1": "0.1", "4.0.3": "10000" },
  { "6.5": "0.05", "3.0.6": "0.05", "3.0.4": "10000000", "4.0.3": "10000" },
  { "6.5": "5e-324", "3.0.6": "5e-324" },
  { "5.5.7": "10000000", "5.0": "24", "4.0.3": "10000" },
  { "5.5.0": "1e-6", "5.5.7": "10000000", "5.2": "0.01" },
  { "5.5": "[1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]", "4.0.3": "10000" },
  { "5.5": `[${Array(24).fill("0").join()}]` },
  { "5.5": `[${Array(24).fill("10000000").join()}]`, "4.0.3": "0.0013", "5.0": "0.1" },
  { "5.5": `[${Array(100_000).fill("1").join()}]` },
] satisfies Record<string, string>[];

/**
 * Crafted links, always the same: each number of a plan in turn replaced by a strange one, several at once, whole rows of
 * another kind, deep and long ones, and what inflates to far more than it is.
 */
export function craftedLinks(most: number): CraftedLink[] {
  const fixed = [...severals.map(several), ...cornerPlans(), ...shapes(), ...bombs()];
  const { next } = random(30, 30);
  const alone = places.flatMap((place) => [...numbers, ...strangers].map((value) => ({ place, value })));
  const drawn: CraftedLink[] = [];
  while (fixed.length + drawn.length < most && alone.length > 0) {
    const [{ place, value } = { place: [], value: "" }] = alone.splice(next() % alone.length, 1);
    drawn.push({
      name: `${place.join(".")} = ${value.slice(0, 30)}`,
      token: withValues({ [place.join(".")]: value }),
    });
  }
  const all = [...fixed, ...drawn];
  return all.filter((_, index) => (index + 1) % Math.ceil(all.length / most) === 0 || all.length <= most);
}

function several(values: Record<string, string>): CraftedLink {
  return { name: JSON.stringify(values), token: withValues(values) };
}

/** Every number of a plan at the least or the most that it may be. */
function cornerPlans(): CraftedLink[] {
  const { next } = random(30, 31);
  return Array.from({ length: 40 }, (_, index) => {
    const values: Record<string, string> = {};
    for (const place of places) {
      const [least, most] = boundsOf(place) ?? [];
      const drawn = next() % 4;
      if (drawn < 2) values[place.join(".")] = `${(drawn === 0 ? least : most) ?? "1"}`;
    }
    return { name: `corner ${index}`, token: withValues(values) };
  });
}

function boundsOf(place: Path): [number, number] | undefined {
  const of: Record<string, [number, number]> = {
    "1.2": [1, limits.loadSize],
    "1.3": [1, limits.loadSize],
    "1.4": [1, limits.loadSize],
    "1.5": [0, limits.loadWeight],
    "2.1": [-limits.reach, limits.reach],
    "2.2": [-limits.reach, limits.reach],
    "2.4": [0, limits.placeHeight],
    "2.5": [0, limits.vehicles],
    "3.3": [1, limits.reach],
    "3.4": [0, limits.reach],
    "3.5": [0.1, 120],
    "3.6": [limits.slowest, limits.fastest],
    "4.3": [limits.fewestPerHour, limits.ordersPerHour],
    "4.4": [3600 / limits.ordersPerHour, 3600 / limits.fewestPerHour],
    "4.5": [0, 604_800],
    "4.6": [1, limits.perTrip],
    "5.0": [0.1, 24],
    "5.1": [1, 366],
    "5.2": [0.01, 100],
    "5.3": [0, 86_400],
    "5.4": [0.01, 1],
    "6.0": [0, limits.reach],
    "6.1": [0, limits.reach],
    "6.2": [0, limits.reach],
    "6.3": [0, 100],
    "6.5": [limits.slowest, limits.fastest],
    "7.0": [0, 86_400],
    "7.1": [0, 86_400],
    "7.2": [0.01, 1],
    "7.3": [0.01, 1],
    "7.4": [0, 1],
    "8.1": [1, limits.vehicles],
  };
  if (place[0] === 5 && place.length === 3) return [0, limits.ordersInHour];
  if (place[0] === 7 && place.length === 3)
    return place[2] === 0 ? [limits.shortestBetween, limits.longestBetween] : [0.1, limits.longestRepair];
  return of[`${place[0]}.${place.at(-1)}`];
}

/** Rows that are none, too many or too deep. */
function shapes(): CraftedLink[] {
  const rows = toRows(whole) as unknown[];
  const bad = { valueOf: 1, toString: 1 };
  const deep = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
  const many = <Entry>(count: number, entry: (index: number) => Entry) =>
    Array.from({ length: count }, (_, i) => entry(i));
  const put = (at: number, value: unknown) =>
    JSON.stringify(rows.map((row, index) => (index === at ? value : row)));
  const texts: Record<string, string> = {
    "deep 1,000": deep(1000),
    "deep 100,000": deep(100_000),
    "deep within": put(1, "@").replace('"@"', deep(200_000)),
    "deep, cut off": "[".repeat(400_000),
    "deep objects": `${'{"a":'.repeat(60_000)}1${"}".repeat(60_000)}`,
    "a long name": put(0, "x".repeat(900_000)),
    "half a pair as name": put(0, "\ud800"),
    "long ids": put(
      2,
      many(150, (i) => [`${i}${"x".repeat(5000)}`, i, i, 0]),
    ),
    "objects for numbers": put(
      3,
      many(400, () => [bad, bad, bad, bad, bad]),
    ),
    "objects for lists": JSON.stringify(many(10, () => bad)),
    "objects for places": put(
      2,
      many(200, () => bad),
    ),
    "flows of objects": put(
      4,
      many(500, () => [bad, bad, bad, bad]),
    ),
    "200 places at one point": put(
      2,
      many(200, (i) => [`p${i}`, 0, 0, 0]),
    ),
    "500 lanes in a knot": put(
      3,
      many(500, (i) => [i % 4, (i * 3) % 4, 1, 2800, 0]),
    ),
    "500 flows of every load": put(
      4,
      many(500, (i) => [i % 2, (i + 1) % 2, 0, limits.ordersPerHour]),
    ),
    "500 flows to themselves": put(
      4,
      many(500, () => [0, 0, 0, 1]),
    ),
    "100,000 flows": put(
      4,
      many(100_000, () => [0, 1, 0, 1]),
    ),
    "100,000 wrong places": put(
      2,
      many(100_000, () => [1, "a", null, 99]),
    ),
    "300,000 empty rows": JSON.stringify(many(300_000, () => [])),
    "names of objects": put(
      2,
      ["__proto__", "constructor", "toString", "hasOwnProperty"].map((id, i) => [id, i * 9000, 0, 0]),
    ),
    "only commas": `[${",".repeat(500_000)}]`,
    "only quotes": '"'.repeat(500_000),
    "only backslashes": `["${"\\\\".repeat(200_000)}`,
    "no JSON": "\0".repeat(1000),
    "digits of every script": JSON.stringify(rows).replaceAll(/\d/g, (digit) =>
      String.fromCodePoint(0x0660 + +digit),
    ),
    "names that are no text": put(
      2,
      many(60, (i) => [["\0", "\ud800", "\u202e", "\ufeff", "\u2028"][i % 5]?.repeat(1 + i / 5), i, i, 0]),
    ),
    "a chain of 200 places": put(
      3,
      many(500, (i) => [i % 4, (i + 1) % 4, 1, 1, limits.reach, 120, limits.slowest]),
    ),
    "500 takts of a third of a second": put(
      4,
      many(500, (i) => [i % 2, (i + 1) % 2, 0, null, 0.36, 604_800 - i, 50]),
    ),
    "500 takts that contradict": put(
      4,
      many(500, (i) => [i % 2, (i + 1) % 2, 0, 10_000, 300 + i, i, 1]),
    ),
    "first without a takt": put(
      4,
      many(500, (i) => [i % 2, (i + 1) % 2, 0, 1, null, i]),
    ),
    "a grid at every limit": JSON.stringify(grid(rows)),
    "an object with every row's number": JSON.stringify(Object.fromEntries(rows.entries())),
    "its own prototype": `{"__proto__":${JSON.stringify(rows)},"constructor":{"prototype":{"polluted":true}}}`,
    "rows of rows": JSON.stringify(many(10, () => rows)),
    "a number of 500,000 digits": put(9, "@").replace('"@"', "9".repeat(500_000)),
  };
  return Object.entries(texts).map(([name, text]) => ({ name, token: tokenOfText(text) }));
}

/** 200 places in rows of 20, lanes between all neighbours, a flow between many, each driven in a takt. */
function grid(rows: unknown[]) {
  const at = (x: number, y: number) => y * 20 + x;
  const cells = Array.from({ length: 200 }, (_, i) => [i % 20, Math.floor(i / 20)] as const);
  const lanes = cells.flatMap(([x, y]) => [
    ...(x < 19 ? [[at(x, y), at(x + 1, y), 1, 2800, null, 120, limits.slowest]] : []),
    ...(y < 9 ? [[at(x, y), at(x, y + 1), 1, 2800, null, 0.1, limits.fastest]] : []),
  ]);
  return rows.map((row, index) => {
    if (index === 2) return cells.map(([x, y], i) => [`p${i}`, x * 9000, y * 9000, i % 3 ? 0 : null]);
    if (index === 3) return lanes;
    if (index === 4) return cells.map((_, i) => [i, 199 - i, 0, null, 30 + i, i, 3]);
    return row;
  });
}

/** What inflates to a thousand times its length, and what only looks as if it were deflated. */
function bombs(): CraftedLink[] {
  const zeros = (megabytes: number) => tokenOfText("0".repeat(megabytes * 1_000_000));
  return [
    { name: "inflates to 5 MB", token: zeros(5) },
    { name: "inflates to 0.99 MB of spaces", token: tokenOfText(" ".repeat(990_000)) },
    { name: "inflates to 0.99 MB of brackets", token: tokenOfText("[[],".repeat(247_000)) },
    { name: "no end", token: `${zeros(5).slice(0, 3000)}` },
    { name: "letters", token: `1.${"A".repeat(6500)}` },
    { name: "underscores", token: `1.${"_".repeat(6500)}` },
    { name: "the version of a distant day", token: `9999.${zeros(1).slice(2)}` },
    { name: "only a version", token: "1." },
    { name: "empty blocks", token: tokenOfBytes(Buffer.from("000000ffff".repeat(1000), "hex")) },
    { name: "a block of another kind", token: tokenOfBytes(Buffer.alloc(5000, 0x07)) },
    { name: "trees of codes alone", token: tokenOfBytes(Buffer.from("edc1".repeat(2500), "hex")) },
    {
      name: "back beyond its beginning",
      token: tokenOfBytes(Buffer.from("4b04a20000ff".repeat(800), "hex")),
    },
    { name: "deflated twice", token: tokenOfBytes(deflateRawSync(deflateRawSync("[".repeat(4_000_000)))) },
    { name: "stored, not deflated", token: tokenOfBytes(deflateRawSync(wholeText, { level: 0 })) },
    { name: "another plan after its end", token: tokenOfBytes(twice(deflateRawSync(wholeText))) },
    { name: "the first version's number", token: `1.${deflateText(wholeText)}` },
    { name: "a version in other digits", token: `２.${deflateText(wholeText)}` },
    { name: "a version of 0", token: `0.${deflateText(wholeText)}` },
    { name: "NUL", token: "2.%00%00%00" },
    { name: "half a letter", token: "2.%ff%fe" },
    { name: "two plans", token: `${withValues({})}&plan=${withValues({})}` },
  ];
}

const wholeText = JSON.stringify(toRows(whole));
const twice = (bytes: Buffer) => Buffer.concat([bytes, bytes]);

function tokenOfBytes(bytes: Buffer) {
  return `2.${bytes.toString("base64url")}`;
}

function tokenOfText(text: string) {
  return `2.${deflateText(text)}`;
}

/** The link of the whole plan with some of its numbers replaced by what is written. */
function withValues(values: Record<string, string>) {
  const rows = structuredClone(toRows(whole)) as unknown[];
  const marks = Object.entries(values).map(([place, value], index) => {
    const mark = `@${index}@`;
    const path = place.split(".");
    let holder = rows as unknown as Record<string, unknown>;
    for (const key of path.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
    holder[path.at(-1) ?? ""] = mark;
    return [JSON.stringify(mark), value] as const;
  });
  let text = JSON.stringify(rows);
  for (const [mark, value] of marks) text = text.replace(mark, () => value);
  return tokenOfText(text);
}

function numbersIn(value: unknown, at: Path = []): Path[] {
  if (typeof value === "number") return [at];
  if (!Array.isArray(value)) return [];
  return value.flatMap((each, index) => numbersIn(each, [...at, index]));
}
