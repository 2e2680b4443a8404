/** What Chromium tells assistive programs of one element; see `Accessibility.AXNode` of its DevTools protocol. */
export type AXNode = {
  nodeId: string;
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  description?: { value?: string };
  value?: { value?: string | number };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
  backendDOMNodeId?: number;
};

const fields = new Set([
  ...["textbox", "searchbox", "combobox", "checkbox", "radio", "spinbutton", "slider", "switch"],
  ...["Date", "DateTime", "InputTime", "ColorWell"],
]);
const wholes = new Set([
  ...[
    "link",
    "button",
    "DisclosureTriangle",
    "DisclosureTriangleGrouped",
    "heading",
    "tab",
    "menuitem",
    "image",
  ],
]);
const holders = new Set([
  ...[
    "RootWebArea",
    "banner",
    "navigation",
    "main",
    "region",
    "complementary",
    "contentinfo",
    "form",
    "search",
  ],
  ...[
    "article",
    "list",
    "table",
    "grid",
    "row",
    "group",
    "radiogroup",
    "toolbar",
    "tablist",
    "tabpanel",
    "dialog",
  ],
  ...[
    "alertdialog",
    "alert",
    "status",
    "log",
    "figure",
    "blockquote",
    "progressbar",
    "meter",
    "Video",
    "Details",
  ],
]);

/** Whether its name says all that stands in it. */
export const isWhole = (role: string) => wholes.has(role);
/** Whether it is said, and then what stands in it. */
export const isHolder = (role: string) => holders.has(role) || fields.has(role);
export const isField = (role: string) => fields.has(role);

/** What stands before the words of an item, a term or a cell; "" for other roles. */
export function markOf(role: string) {
  return marks[role] ?? "";
}

const marks: Record<string, string> = {
  listitem: "• ",
  term: "term: ",
  DescriptionListTerm: "term: ",
  definition: "definition: ",
  DescriptionListDetail: "definition: ",
  cell: "cell: ",
  gridcell: "cell: ",
  rowheader: "row header: ",
  columnheader: "column header: ",
};

/** Roles that screen readers call by other words. */
const names: Record<string, string> = {
  RootWebArea: "page",
  DisclosureTriangle: "button",
  DisclosureTriangleGrouped: "button",
  Details: "group",
  contentinfo: "content information",
  textbox: "edit",
  searchbox: "search edit",
  combobox: "combo box",
  checkbox: "check box",
  radio: "radio button",
  image: "graphic",
  DateTime: "date and time",
};

/** One line: role, name, what it holds, states, description. @param items of a list */
export function lineOf(node: AXNode, items: number) {
  const role = node.role?.value ?? "";
  const property = (name: string) => node.properties?.find((one) => one.name === name)?.value.value;
  const level = role === "heading" ? ` level ${property("level")}` : "";
  const value = fields.has(role) ? node.value?.value : undefined;
  const count = items > 0 ? `${items} ${items === 1 ? "item" : "items"}` : "";
  const parts = [
    `${names[role] ?? role}${level}`,
    tidy(node.name?.value),
    value === undefined || value === "" ? "" : `“${tidy(String(value))}”`,
    count,
    ...statesOf(property),
    tidy(node.description?.value),
  ];
  return parts.filter(Boolean).join(", ");
}

/** States in words; a state that does not apply to an element has no property. */
function statesOf(property: (name: string) => unknown) {
  const either = (name: string, yes: string, no: string) => {
    const value = property(name);
    return value === undefined ? "" : value === true || value === "true" ? yes : no;
  };
  return [
    either("checked", "checked", "not checked"),
    either("pressed", "pressed", "not pressed"),
    either("expanded", "expanded", "collapsed"),
    either("selected", "selected", ""),
    either("required", "required", ""),
    either("invalid", "invalid entry", ""),
    either("disabled", "unavailable", ""),
    either("readonly", "read only", ""),
    either("multiline", "several lines", ""),
    either("modal", "modal", ""),
    property("hasPopup") === "menu" ? "opens a menu" : "",
  ];
}

function tidy(text = "") {
  return text.replaceAll(/\s+/g, " ").trim();
}
