/** Words of the drawn floor, which load with its script. */
export const plannerEditorWords = {
  unreadable:
    "The rows hold something that can't be drawn: a place without figures, or a lane to a place that isn't there. Ask again to see what.",
  canvas: "Floor to draw on",
  skip: "Past the drawing",
  place: (id: string, x: number, y: number) => `${id}, at ${x.toFixed(2)} m, ${y.toFixed(2)} m`,
  help: "Move a place by pointer, or with the arrow keys once it has the focus (with Shift by a metre); Enter chooses it, Delete takes it away, Control Z takes a step back, with Shift on again. Then ask again.",
  joining: (id: string) => `Choose the place to which a lane from ${id} is to lead.`,
  noJoin: (from: string, to: string) =>
    from === to ? "A lane leads to another place." : `There is a lane between ${from} and ${to} already.`,
  removed: (what: string) => `Taken away: ${what}`,
  stepped: {
    undo: (left: number) => `A step back, ${left} left`,
    redo: (left: number) => `A step on again, ${left} left`,
  },
  noStep: { undo: "There is no step to take back.", redo: "There is no step to take again." },
  add: "Add a place",
  join: "Lane from the chosen place",
  undo: "Undo",
  redo: "Redo",
  x: "x, mm",
  y: "y, mm",
  handover: "Handover",
  junction: "none: a junction",
  chargers: "Chargers",
  noNumber: "must be a number",
  width: "Width, mm",
  lane: (from: string, to: string, both: boolean) =>
    both ? `Lane between ${from} and ${to}` : `One-way lane from ${from} to ${to}`,
  turn: "Change direction",
  removeLane: "Take lane away",
  laneTo: "New lane to",
  choose: "choose a place",
  addLane: "Draw this lane",
  remove: (id: string) => `Take ${id} away`,
} as const;
