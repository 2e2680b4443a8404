import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const table = "docs/security.md";

/** Requirements of level 2 that may be open, each with its reason; of level 1, none may be. */
const maxOpen = 3;

/**
 * A sentence for each ✓ of docs/security.md that nothing holds, each file that its table names and isn't there, and too
 * many or inexcusable ✗.
 */
export function securityFaults(text = readFileSync(table, "utf8")): string[] {
  const known = globSync("**/*.{ts,tsx,md,conf,json}", {
    exclude: ["node_modules/**", "build/**", "generated/**", ".git/**"],
  }).map((path) => path.replaceAll("\\", "/"));
  const isThere = (name: string) => known.some((path) => path === name || path.endsWith(`/${name}`));
  const rows = text.split("\n").flatMap((line) => {
    const cells = line.split("|").map((cell) => cell.trim());
    return /^\d+\.\d+/.test(cells[1] ?? "") && cells.length === 7 ? [cells] : [];
  });
  const open = rows.filter(([, , , , state]) => state === "✗");
  const reasons = open.flatMap(([, row = "", level]) => [
    ...(level === "1" ? [`${table}, row ${row}: level 1 allows no ✗.`] : []),
    ...(text.includes(`\n- **${row},`)
      ? []
      : [`${table}, row ${row}: ✗ without its reason below the table.`]),
  ]);
  const count = open.flatMap(([, row = ""]) => row.split(",")).length;
  if (count > maxOpen) reasons.push(`${table}: ${count} requirements are not met, ${maxOpen} may be.`);
  return [...reasons, ...rows.flatMap(faultsOf)];

  function faultsOf([, row = "", , requirement = "", state, how = ""]: string[]) {
    const named = [...how.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name = ""]) => name);
    const links = [...how.matchAll(/\]\(([\w./-]+)\)/g)].map(([, to = ""]) =>
      normalize(join(dirname(table), to)),
    );
    const gone = [...named, ...links.map((path) => path.replaceAll("\\", "/"))].filter(
      (name) => !isThere(name),
    );
    const isHeld = named.some((name) => /\.test\.tsx?$|^check-/.test(name));
    /* A document is what such a row asks for. */
    const isDocumented = /documented|listed/.test(requirement);
    return [
      ...gone.map((name) => `${table}, row ${row}: there is no ${name}.`),
      ...(state === "✓" && !isHeld && !(isDocumented && how !== "")
        ? [
            `${table}, row ${row}: ✓ without a test. Name the test that fails if it no longer holds, or write ✗ and why.`,
          ]
        : []),
    ];
  }
}
