import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path/posix";

/** One file imports another; both paths begin at the root of the project. */
export type Import = { from: string; to: string };

const findsBrowser =
  "find-chromium.mjs says where this machine has a browser. npm run doctor asks it before any package is there.";

/** Imports that may go against the others, each with its reason. */
const allowed: ReadonlyMap<string, string> = new Map([
  [
    "vehicles → content",
    "A vehicle's page names pictures, films, a use case and a case study, so that the types refuse one that nobody made; sentences in content/ take figures from vehicles/.",
  ],
  ["drawings → scripts", findsBrowser],
  ["studio → scripts", findsBrowser],
]);

/**
 * A room is a folder of the project, and in server/ each folder of it. Imports between rooms go one way: a room that
 * needs another, directly or by way of a third, is not needed by it.
 * @returns a sentence for each cycle, shortest first, naming its files; one that shares a room with an earlier one is
 * left out, because mending that may remove it
 */
export function roomFaults(imports: readonly Import[]): string[] {
  const arrows = new Map<string, Map<string, Import>>();
  for (const each of imports) {
    const [from, to] = [roomOf(each.from), roomOf(each.to)];
    if (!from || !to || from === to || allowed.has(`${from} → ${to}`)) continue;
    const onward = arrows.get(from) ?? new Map<string, Import>();
    if (!onward.has(to)) onward.set(to, each);
    arrows.set(from, onward);
  }
  const rings = [...arrows.keys()]
    .sort()
    .map((room) => shortestRing(room, arrows))
    .filter((ring) => ring !== undefined);
  const named = new Set<string | undefined>();
  return rings
    .sort((one, other) => one.length - other.length)
    .flatMap((ring) => {
      const rooms = ring.map(({ from }) => roomOf(from));
      if (rooms.some((room) => named.has(room))) return [];
      for (const room of rooms) named.add(room);
      const files = ring.map(({ from, to }) => `${from} imports ${to}`).join("; ");
      return `Imports between rooms go one way, and these go round (${[...rooms, rooms[0]].join(" → ")}): ${files}. Move what both need into a room of its own.`;
    });
}

/** The imports that lead from a room back to it over the fewest rooms, breadth first. */
function shortestRing(start: string, arrows: ReadonlyMap<string, ReadonlyMap<string, Import>>) {
  const ways: { room: string; way: Import[] }[] = [{ room: start, way: [] }];
  const seen = new Set<string>();
  for (const { room, way } of ways)
    for (const [next, arrow] of arrows.get(room) ?? []) {
      if (next === start) return [...way, arrow];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push({ room: next, way: [...way, arrow] });
    }
  return undefined;
}

/** `server/desk` of `server/desk/list.ts`, `server` of `server/app.ts`; none of a file in the root. */
function roomOf(path: string) {
  const [top, below, ...more] = path.split("/");
  if (below === undefined) return undefined;
  return top === "server" && more.length > 0 ? `${top}/${below}` : top;
}

const specifier = /(?:\bfrom|\bimport)\s*\(?\s*"((?:\.{1,2}|#\w+)\/[^"]+)"/g;

/** Every import between files of the project, those of tests left out: a test may import whatever it checks. */
export async function readImports(): Promise<Import[]> {
  const files = await Array.fromAsync(
    glob("*/**/*.{ts,tsx,mjs}", {
      exclude: (name) => ["node_modules", "build", "generated", "public", "data"].includes(name),
    }),
    (path) => path.replaceAll("\\", "/"),
  );
  const sources = files.filter((path) => !/\.test\.tsx?$/.test(path)).sort();
  const imports = sources.map(async (from) =>
    [...(await readFile(from, "utf8")).matchAll(specifier)].map(([, to = ""]) => ({
      from,
      to: to.startsWith("#") ? to.slice(1) : join(dirname(from), to),
    })),
  );
  return (await Promise.all(imports)).flat();
}
