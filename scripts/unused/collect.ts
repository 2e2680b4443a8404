import {
  isArrayLiteralExpression,
  isAsExpression,
  isBindingElement,
  isCallExpression,
  isElementAccessExpression,
  isIdentifier,
  isJsxSpreadAttribute,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isPropertySignatureDeclaration,
  isSatisfiesExpression,
  isShorthandPropertyAssignment,
  isSourceFile,
  isSpreadAssignment,
  isStringLiteral,
  isVariableDeclaration,
  type Node,
  type ObjectBindingPattern,
  type SourceFile,
} from "typescript/unstable/ast";

/** A field of a record: in its type, or in a literal that stands at the top of its file. */
export type Field = {
  name: string;
  node: Node;
  /** `home.hero.*.next`: of a literal. Fields of equal paths, as those of a list's entries, stand and fall together. */
  path: string | undefined;
  /** `content/frame/home.ts:12` */
  place: string;
};

/** Every place that reads a field by its name, and every value of which all fields are read at once. */
export type Uses = {
  accesses: { name: string; node: Node; of: Node }[];
  patterns: { names: readonly string[]; node: ObjectBindingPattern }[];
  wholes: Node[];
};

const readsAll = new Set(["keys", "values", "entries", "stringify"]);

export function collectFields(file: SourceFile, where: string): Field[] {
  const fields: Field[] = [];
  const placeOf = (node: Node) => `${where}:${file.text.slice(0, node.getStart()).split("\n").length}`;
  walk(file, (node) => {
    if (isPropertySignatureDeclaration(node))
      fields.push({ name: nameOf(node.name), node, path: undefined, place: placeOf(node) });
    if (!isPropertyAssignment(node) && !isShorthandPropertyAssignment(node)) return;
    const path = pathOf(node);
    if (path) fields.push({ name: nameOf(node.name), node, path: `${where}:${path}`, place: placeOf(node) });
  });
  return fields.filter(({ name }) => name !== "");
}

export function collectUses(file: SourceFile, uses: Uses) {
  walk(file, (node) => {
    if (isPropertyAccessExpression(node))
      uses.accesses.push({ name: node.name.text, node: node.name, of: node.expression });
    if (isElementAccessExpression(node) || isJsxSpreadAttribute(node) || isSpreadAssignment(node))
      uses.wholes.push(node.expression);
    if (isCallExpression(node) && isPropertyAccessExpression(node.expression)) {
      const [argument] = node.arguments;
      if (argument && readsAll.has(node.expression.name.text)) uses.wholes.push(argument);
    }
    if (!isObjectBindingPattern(node)) return;
    const elements = node.elements.filter(isBindingElement);
    if (elements.some(({ dotDotDotToken }) => dotDotDotToken)) uses.wholes.push(node);
    uses.patterns.push({
      names: elements.map(({ propertyName, name }) => nameOf(propertyName ?? name)),
      node,
    });
  });
}

export function walk(node: Node, visit: (node: Node) => void) {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

const nameOf = (name: Node | undefined) =>
  name && (isIdentifier(name) || isStringLiteral(name)) ? name.text : "";

/** The names that lead to a field of a literal; undefined where the literal is no constant of its file. */
function pathOf(field: Node): string | undefined {
  const names: string[] = [];
  for (let node = field; ; node = node.parent) {
    if (isPropertyAssignment(node) || isShorthandPropertyAssignment(node)) names.unshift(nameOf(node.name));
    else if (isArrayLiteralExpression(node)) names.unshift("*");
    else if (isVariableDeclaration(node))
      return isSourceFile(node.parent.parent.parent) ? [nameOf(node.name), ...names].join(".") : undefined;
    else if (!isObjectLiteralExpression(node) && !isAsExpression(node) && !isSatisfiesExpression(node))
      return undefined;
  }
}
