import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const table = "docs/security.md";

/** A sentence for each ✓ of docs/security.md that nothing holds, and each file that its table names and isn't there. */
export function securityFaults(text = readFileSync(table, "utf8")): string[] {
  const known = globSync("**/*.{ts,tsx,md,conf,json}", {
    exclude: ["node_modules/**", "build/**", "generated/**", ".git/**"],
  }).map((path) => path.replaceAll("\\", "/"));
  const isThere = (name: string) => known.some((path) => path === name || path.endsWith(`/${name}`));
  return text.split("\n").flatMap((line) => {
    const cells = line.split("|").map((cell) => cell.trim());
    const [, row = "", , requirement = "", state, how = ""] = cells;
    if (!/^\d+\.\d+/.test(row) || cells.length !== 7) return [];
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
  });
}
