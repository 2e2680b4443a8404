/** Names of ui/tokens.css, in the order in which the sheet shows them. */
export const colours = [
  "mainGreen",
  "secGreen",
  "position",
  "paper",
  "raised",
  "sweep",
  "ink",
  "heading",
  "muted",
  "hairline",
  "rule",
  "route",
  "focus",
  "error",
  "field",
] as const;

export const pairs = [
  { text: "ink", on: "paper" },
  { text: "heading", on: "paper" },
  { text: "muted", on: "paper" },
  { text: "error", on: "paper" },
  { text: "ink", on: "raised" },
  { text: "muted", on: "raised" },
  { text: "ink", on: "sweep" },
  { text: "muted", on: "sweep" },
  { text: "on-signal", on: "secGreen" },
  { text: "on-green", on: "mainGreen" },
  { text: "on-position", on: "position" },
  { text: "label-ink", on: "label-paper" },
  { text: "label-muted", on: "label-paper" },
] as const;

export const textSizes = [
  "text-xs",
  "text-s",
  "text-m",
  "text-l",
  "text-xl",
  "text-2xl",
  "text-3xl",
] as const;

export const spaces = ["space-1", "space-2", "space-3", "space-4", "space-5", "space-6", "section"] as const;
