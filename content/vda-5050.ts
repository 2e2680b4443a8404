import type { Words } from "./internal-link.ts";

/** Words of the page about VDA 5050. */
export const vdaWords = {
  messages: {
    station: "Messages",
    text: "Fleet control and vehicle talk over MQTT. Each vehicle has its own topics: interface, major version, manufacturer, serial number, message. These are messages of our own hall, as its vehicles exchange them.",
    topic: "Topic",
    example: "Example",
    show: (name: string) => `A message: ${name}`,
    list: [
      {
        name: "order",
        from: "Fleet control",
        text: "Nodes and edges. The base is released and may be driven; the horizon is the route that is planned beyond it. An update begins where the base ends.",
      },
      {
        name: "instantActions",
        from: "Fleet control",
        text: "What is to happen at once: pause, go on, cancel the order, send the factsheet.",
      },
      {
        name: "state",
        from: "Vehicle",
        text: "Which node it reached last, what is left of its order, what its actions, load, battery and errors are. At each of these events, and at least every 30 s.",
      },
      {
        name: "visualization",
        from: "Vehicle",
        text: "Where it is, often, for whoever draws it. Here every 5 s.",
      },
      {
        name: "connection",
        from: "Vehicle, or the broker in its place",
        text: "ONLINE when it comes. Its last will says CONNECTIONBROKEN: the broker sends it when the vehicle is gone. What it holds stays held.",
      },
      {
        name: "factsheet",
        from: "Vehicle",
        text: "Size, loads, speeds and the actions that it knows, before the first order.",
      },
    ],
  },
  check: {
    station: "Check a message",
    text: "Paste one message, a list, or a log with one message a line; each may stand as { topic, payload }. The official schemas judge it, in this page: nothing that you paste leaves your browser.",
    version: "Version",
    versions: [
      { value: "2.1", label: "2.1.0" },
      { value: "3.0", label: "3.0, with its later corrections" },
    ],
    label: "Message or log",
    submit: "Check",
    example: "Fill in one with mistakes",
    noScript: "The check runs in your browser, and needs script for it.",
    failed: "The schemas could not be loaded. Check the connection and try again.",
    empty: "There is nothing to check, or more than 20 million characters.",
    right: (count: number, topics: string) =>
      count === 1 ? `The message is valid (${topics}).` : `All ${count} messages are valid (${topics}).`,
    wrong: (wrong: number, count: number) =>
      `${wrong} of ${count} ${count === 1 ? "message is" : "messages are"} not valid.`,
    place: (place: number, topic: string | undefined) => `Message ${place}${topic ? `, ${topic}` : ""}`,
    first: (count: number) => `The first ${count} of them:`,
    whole: "The message",
  },
  session: {
    station: "A recorded session",
    text: "Ten minutes of fifty forks in four halls, every message in its order: one JSON object a line, with the moment in ms, the topic and the payload. One vehicle is stopped after three minutes, another loses its connection after five.",
    label: "session.ndjson",
    file: "/vda-5050/session.ndjson",
  },
  schemas: {
    station: "Which schemas",
    text: [
      "2.1.0: the files of that tag, unchanged. Its factsheet compares the list blockingTypes with a single word, so no list of them is valid; our factsheets leave it out.",
      "3.0: the tag 3.0.0 holds three files that are no JSON (factsheet, order, visualization: a comma too many) and one that names a meta-schema which doesn't exist (zoneSet). We use the corrected files of the branch 3.0.1, commit 3c5caf5.",
      "Formats of times are checked. Beyond the schemas stand rules in words, such as how sequence numbers count: no schema checks those.",
    ],
  },
  next: [
    { label: "See it drive", note: "The hall these messages come from", to: "/planner/play" },
    { label: "Interfaces", note: "For software and machines", to: "/tech-partner" },
    { label: "Talk to integration", note: "Bring your log", to: "/contact" },
  ],
} as const satisfies Words;
