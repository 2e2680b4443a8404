import {
  isElementAccessExpression,
  isIdentifier,
  isImportClause,
  isImportDeclaration,
  isPropertyAccessExpression,
  isStringLiteral,
  type Node,
  type SourceFile,
} from "typescript/unstable/ast";
import type { Checker, Type } from "typescript/unstable/sync";
import { walk } from "./collect.ts";
import type { Project } from "./project.ts";

/**
 * The classes that files take from one stylesheet: by name, with the file; and by an index, where a variant without a
 * rule is fine. `all` where the index may be any text.
 */
type Taken = { named: Map<string, string>; indexed: Set<string>; all: boolean };

/**
 * A sentence for each class of a CSS module that nothing sets, and for each that is set and not styled.
 * @param sheets the classes of each stylesheet, by its path from the project's folder
 */
export function classFaults(
  { files, checker }: Project,
  sheets: ReadonlyMap<string, readonly string[]>,
): string[] {
  const taken = new Map<string, Taken>();
  for (const [path, file] of files) collectTaken(path, file, checker, taken);
  return [...sheets].flatMap(([sheet, classes]) => {
    const { named, indexed, all } = taken.get(sheet) ?? nothingTaken();
    const unset = all ? [] : classes.filter((name) => !named.has(name) && !indexed.has(name));
    const unstyled = [...named].filter(([name]) => !classes.includes(name));
    return [
      ...unset.map((name) => `${sheet}: nothing sets the class "${name}". Remove it.`),
      ...unstyled.map(([name, path]) => `${path} sets the class "${name}", which ${sheet} doesn't have.`),
    ];
  });
}

const nothingTaken = (): Taken => ({ named: new Map(), indexed: new Set(), all: false });

function collectTaken(path: string, file: SourceFile, checker: Checker, taken: Map<string, Taken>) {
  const sheets = importedSheets(path, file);
  if (sheets.size === 0) return;
  walk(file, (node) => {
    if (!isIdentifier(node) || !sheets.has(node.text) || isImportClause(node.parent)) return;
    const sheet = sheets.get(node.text) ?? "";
    const found = taken.get(sheet) ?? nothingTaken();
    taken.set(sheet, found);
    const { parent } = node;
    if (isPropertyAccessExpression(parent)) found.named.set(parent.name.text, path);
    else if (isElementAccessExpression(parent)) addIndexed(parent.argumentExpression, checker, found);
    else found.all = true;
  });
}

/** `styles` → `ui/button/button.module.css`, for each stylesheet that a file imports. */
function importedSheets(path: string, file: SourceFile) {
  const sheets = new Map<string, string>();
  for (const statement of file.statements) {
    if (!isImportDeclaration(statement) || !isStringLiteral(statement.moduleSpecifier)) continue;
    const specifier = statement.moduleSpecifier.text;
    const name = statement.importClause?.name?.text;
    if (!name || !specifier.endsWith(".module.css")) continue;
    const from = specifier.startsWith("#") ? `file:///${specifier.slice(1)}` : specifier;
    sheets.set(name, new URL(from, `file:///${path}`).pathname.slice(1));
  }
  return sheets;
}

/** Adds the classes that an index may name. */
function addIndexed(index: Node, checker: Checker, found: Taken) {
  const type = checker.getTypeAtLocation(index);
  const names = type && literalsOf(type);
  if (!names) found.all = true;
  for (const name of names ?? []) found.indexed.add(name);
}

function literalsOf(type: Type): readonly string[] | undefined {
  const members = "getTypes" in type ? (type.getTypes as () => readonly Type[] | undefined)() : undefined;
  const values = (members?.length ? members : [type]).map((member) =>
    "value" in member ? member.value : undefined,
  );
  return values.every((value) => typeof value === "string") ? values : undefined;
}
