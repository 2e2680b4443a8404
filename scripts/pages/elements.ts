import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from "parse5";

/** All elements of a name below a node, in the order of the page. */
export function elementsOf(node: Tree.ParentNode, tagName: string): Tree.Element[] {
  return node.childNodes
    .filter((child) => tree.isElementNode(child))
    .flatMap((child) => [...(child.tagName === tagName ? [child] : []), ...elementsOf(child, tagName)]);
}

export function attribute(element: Tree.Element, name: string) {
  return element.attrs.find((attr) => attr.name === name)?.value;
}
