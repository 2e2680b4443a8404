/**
 * A browser's translation and a reader's tools put nodes of their own in the place of React's. React then changes text
 * that nobody sees, or fails with "The node to be removed is not a child of this node" and takes the page away
 * (facebook/react#11538). So each replaced node is remembered with what stands in its place, and React's calls apply to
 * that.
 */
const standIns = new WeakMap<Node, Node>();

export function followReplacedNodes() {
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const place = find(this, child);
    if (place) removeChild.call(this, place);
    return child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null) {
    const place = !next || next.parentNode === this ? next : find(this, next);
    return insertBefore.call(this, child, place ?? null) as Child;
  };

  /* React changes text by its value. */
  if (nodeValue?.set)
    Object.defineProperty(Node.prototype, "nodeValue", {
      ...nodeValue,
      set(this: Node, value: string | null) {
        if (this instanceof Text && !this.isConnected) bringBack(this);
        nodeValue.set?.call(this, value);
      },
    });

  function find(parent: Node, child: Node) {
    note(observer.takeRecords());
    return placeOf(parent, child);
  }

  function bringBack(text: Text) {
    note(observer.takeRecords());
    const place = connected(text);
    if (place !== text) (place as ChildNode | undefined)?.replaceWith(text);
  }
}

/** Remembers what was put in the place of removed nodes: at once, or just before. */
function note(records: readonly MutationRecord[]) {
  const added = new Set<Node>();
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const besides = [...addedNodes, previousSibling, nextSibling];
    const place = besides.find((node) => node && (added.has(node) || addedNodes[0] === node));
    for (const node of removedNodes)
      if (place && place !== node && !node.isConnected) standIns.set(node, place);
    for (const node of addedNodes) added.add(node);
  }
}

/** The node of `parent` in which a child of React's is, or that is in its place. */
function placeOf(parent: Node, child: Node) {
  let place: Node | null | undefined = connected(child);
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}

function connected(node: Node) {
  let place: Node | undefined = node;
  const seen = new Set<Node>();
  while (place && !place.isConnected && !seen.has(place)) {
    seen.add(place);
    place = standIns.get(place);
  }
  return place?.isConnected ? place : undefined;
}
