import type { Node } from "typescript/unstable/ast";
import type { Checker, Program, Symbol as Property, Type } from "typescript/unstable/sync";
import { collectFields, collectUses, type Field, type Uses } from "./collect.ts";
import type { Project } from "./project.ts";
import { shapes } from "./shapes.ts";

/**
 * A sentence for each field of a record that nothing reads. A field counts as read if its declaration is read, if its
 * whole record is iterated, or if a field of the same name is read from a value of a compatible type: that is how a
 * component reads a record that it is given. In doubt a field counts as read.
 */
export function unreadFields(
  { program, checker, files }: Project,
  holdsRecords: (path: string) => boolean,
): string[] {
  const fields: Field[] = [];
  const uses: Uses = { accesses: [], patterns: [], wholes: [] };
  for (const [path, file] of files) {
    if (holdsRecords(path)) fields.push(...collectFields(file, path));
    collectUses(file, uses);
  }
  return unread(fields, uses, checker, program).map(
    ({ place, name }) => `${place}: nothing reads the field "${name}". Remove it, or show it.`,
  );
}

function unread(fields: readonly Field[], uses: Uses, checker: Checker, program: Program): Field[] {
  const names = new Set(fields.map(({ name }) => name));
  const accesses = uses.accesses.filter(({ name }) => names.has(name));
  const patterns = uses.patterns.filter((pattern) => pattern.names.some((name) => names.has(name)));
  const { propertiesOf, fits } = shapes(checker);

  const read = new Set<Node>();
  const readOn = new Map<string, Set<Type>>();
  const mark = (property: Property | undefined) => {
    for (const declaration of property?.declarations ?? []) {
      const node = program.getSourceFile(declaration.path) && declaration.resolve();
      if (node) read.add(node);
    }
  };
  const markOn = (name: string, type: Type | undefined) => {
    if (!type) return;
    const types = readOn.get(name) ?? new Set();
    readOn.set(name, types.add(type));
  };

  checker.getSymbolAtLocation(accesses.map(({ node }) => node)).forEach(mark);
  checker.getTypeAtLocation(accesses.map(({ of }) => of)).forEach((type, index) => {
    markOn(accesses[index]?.name ?? "", type);
  });
  checker.getTypeAtLocation(patterns.map(({ node }) => node)).forEach((type, index) => {
    for (const name of patterns[index]?.names ?? []) {
      if (type) mark(propertiesOf(type).get(name));

      markOn(name, type);
    }
  });
  for (const type of new Set(checker.getTypeAtLocation(uses.wholes)))
    if (type) for (const property of propertiesOf(type).values()) mark(property);

  /* A literal's fields belong to the type that is asked of it: where that has the field, its declaration is judged. */
  const asked = new Set<Node>();
  for (const { name, node } of fields.filter(({ path }) => path)) {
    const type = checker.getContextualType(node.parent as never);
    if (!type) continue;
    const property = propertiesOf(type).get(name);
    if (read.has(node)) mark(property);
    if (property || checker.getIndexInfosOfType(type).length > 0) asked.add(node);
  }

  const isRead = ({ name, node }: Field) => {
    if (read.has(node) || asked.has(node)) return true;
    const own = checker.getTypeAtLocation(node.parent);
    return own !== undefined && [...(readOn.get(name) ?? [])].some((type) => fits(own, type));
  };
  const [live, dead] = [new Set<string>(), new Set<Field>()];
  for (const field of fields) {
    if (!isRead(field)) dead.add(field);
    else if (field.path) live.add(field.path);
  }
  return [...dead].filter(({ path }) => !path || !live.has(path));
}
