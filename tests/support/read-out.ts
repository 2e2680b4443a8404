import type { CDPSession, Page } from "playwright-core";
import { type AXNode, isField, isHolder, isWhole, lineOf, markOf } from "./read-out-words.ts";

/**
 * A page as a screen reader goes through it: a line for each thing that is said, with its role, name, states and
 * description, further in where it stands within another. The number before a line is its place among the stops of the
 * Tab key. Stops of the key that were not read out before come last.
 * @param part a selector of the part that is read out; the whole page without it
 */
export async function readOut(page: Page, part = "body") {
  const devTools = await page.context().newCDPSession(page);
  const nodes = await treeOf(devTools, part);
  const stops = await tabStops(page, devTools, part);
  await devTools.detach();

  const [root] = nodes;
  const order = new Map(stops.map(({ element }, index) => [element, index + 1]));
  const lines = root ? new Reader(nodes, order).read(root) : [];
  const said = new Set(nodes.map(({ backendDOMNodeId }) => backendDOMNodeId));
  const unsaid = stops.filter(({ element }) => !said.has(element));
  if (unsaid.length > 0) lines.push("", "Reached by the Tab key alone:");
  for (const { element, node } of unsaid) lines.push(numbered(order.get(element), lineOf(node, 0)));
  return `${lines.join("\n")}\n`;
}

/** Goes through the tree in its order. */
class Reader {
  readonly #nodes: Map<string, AXNode>;
  readonly #order: ReadonlyMap<number | undefined, number>;
  readonly #lines: string[] = [];
  #text = "";
  #textParent: AXNode | undefined;
  #mark = "";
  #depth = 0;

  constructor(nodes: readonly AXNode[], order: ReadonlyMap<number | undefined, number>) {
    this.#nodes = new Map(nodes.map((node) => [node.nodeId, node]));
    this.#order = order;
  }

  read(root: AXNode) {
    this.#visit(root, root, "");
    this.#endText();
    return this.#lines;
  }

  /** @param block the role of the paragraph, item or cell in whose line the text stands; "" where each has its own */
  #visit(node: AXNode, parent: AXNode, block: string) {
    const role = node.ignored ? "" : (node.role?.value ?? "");
    /* A space between two texts is a node of its own, which is ignored. */
    if (node.ignored && !node.childIds?.length && this.#text) this.#text += " ";
    if (role === "StaticText") this.#addText(node, parent, block);
    else if (isWhole(role) || isHolder(role)) this.#visitNamed(node, role);
    else if (role === "LabelText") {
      /* Its words are the name of a field. */
      for (const child of this.#children(node))
        if (child.role?.value !== "StaticText") this.#visit(child, node, "");
    } else if (role !== "ListMarker") {
      const isBlock = role === "paragraph" || markOf(role) !== "";
      if (isBlock) this.#endText();
      if (markOf(role)) this.#mark = markOf(role);
      for (const child of this.#children(node)) this.#visit(child, node, isBlock ? role : block);
      if (isBlock) this.#endText();
    }
  }

  #visitNamed(node: AXNode, role: string) {
    this.#endText();
    const children = this.#children(node);
    const items = children.filter((child) => child.role?.value === "listitem").length;
    this.#add(lineOf(node, items), this.#order.get(node.backendDOMNodeId));
    const within =
      role === "heading" ? children.filter(isControl) : isWhole(role) || isField(role) ? [] : children;
    this.#depth++;
    for (const child of within) this.#visit(child, node, "");
    this.#endText();
    this.#depth--;
  }

  #addText(node: AXNode, parent: AXNode, block: string) {
    const goesOn = this.#textParent === parent || block === "paragraph";
    if (!goesOn && block === "") this.#endText();
    this.#text += `${goesOn ? "" : " "}${node.name?.value ?? ""}`;
    this.#textParent = parent;
  }

  #endText() {
    const text = this.#text.replaceAll(/\s+/g, " ").trim();
    this.#text = "";
    this.#textParent = undefined;
    if (text) this.#add(text);
  }

  #add(line: string, stop?: number) {
    this.#lines.push(numbered(stop, `${"  ".repeat(this.#depth)}${this.#mark}${line}`));
    this.#mark = "";
  }

  #children(node: AXNode): AXNode[] {
    return (node.childIds ?? []).flatMap((id) => this.#nodes.get(id) ?? []);
  }
}

const isControl = ({ ignored, role }: AXNode) => !ignored && ["link", "button"].includes(role?.value ?? "");

function numbered(stop: number | undefined, line: string) {
  return `${String(stop ?? "").padStart(3)}  ${line}`.trimEnd();
}

/** The accessibility tree of the page, or of a part of it; the first node is its root. */
async function treeOf(devTools: CDPSession, part: string): Promise<AXNode[]> {
  await devTools.send("Accessibility.enable");
  const { nodes } = await devTools.send("Accessibility.getFullAXTree");
  if (part === "body") return nodes;
  const { result } = await devTools.send("Runtime.evaluate", {
    expression: `document.querySelector("${part}")`,
  });
  const { node } = await devTools.send("DOM.describeNode", { objectId: result.objectId ?? "" });
  const from = nodes.findIndex(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
  return [...nodes.slice(from, from + 1), ...nodes];
}

/** What the Tab key reaches, from the beginning of the page until it leaves it. */
async function tabStops(page: Page, devTools: CDPSession, part: string) {
  const stops: { element: number; node: AXNode }[] = [];
  /* The key goes on from where the focus was last. */
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
  });
  for (let presses = 0; presses < 250; presses++) {
    await page.keyboard.press("Tab");
    const place = await page.evaluate((part) => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return "outside";
      return activeElement.closest(part) ? "within" : "elsewhere";
    }, part);
    if (place === "outside") break;
    if (place === "elsewhere") continue;
    const { result } = await devTools.send("Runtime.evaluate", { expression: "document.activeElement" });
    const { nodes } = await devTools.send("Accessibility.getPartialAXTree", {
      objectId: result.objectId ?? "",
      fetchRelatives: false,
    });
    const [node] = nodes;
    const element = node?.backendDOMNodeId;
    /* A date has several stops within one field. */
    if (node && element !== undefined && stops.at(-1)?.element !== element) stops.push({ element, node });
  }
  return stops;
}
