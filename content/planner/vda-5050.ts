import type { Words } from "../posts/internal-link.ts";

/** Words of the page about VDA 5050. */
export const vdaWords = {
  messages: {
    station: "Messages",
    text: "Fleet control and vehicle talk over MQTT. Each vehicle has its own topics: interface, major version, manufacturer, serial number, message. These are messages of our own hall, as its vehicles exchange them.",
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
        text: "ONLINE on connect. If the link drops, the broker sends its last will, CONNECTIONBROKEN, and its reserved path stays reserved.",
      },
      {
        name: "factsheet",
        from: "Vehicle",
        text: "Size, loads, speeds and the actions that it knows, before the first order.",
      },
    ],
  },
  check: {
    station: "Check a log",
    text: "One message, a list or a log of up to 100 MB, as MQTT tools print it; each may be wrapped as {\u00a0topic, payload\u00a0}. We check it in your browser against the official schemas and, from message to message, against the rules of the standard, each named with its section.",
    version: "Version",
    versions: [
      { value: "", label: "As each message says" },
      { value: "1.1", label: "1.1" },
      { value: "2.0", label: "2.0.0" },
      { value: "2.1", label: "2.1.0" },
      { value: "3.0", label: "3.0, with its later corrections" },
    ],
    label: "Message or log",
    hint: "This one has a fault. Paste yours, or drop a file anywhere on this page: nothing leaves your browser.",
    file: (name: string, megabytes: number) =>
      `The file ${name} (${megabytes} MB) is judged without being shown here.`,
    submit: "Check",
    open: "Open a file",
    stop: "Stop",
    stopped: "The check was stopped.",
    progress: "How much of the file is judged",
    judged: (count: number) => `${count} messages judged`,
    noScript:
      "This is the answer to the log below. To check one of your own, this page needs script: it judges in your browser.",
    answer: "Answer",
    failed: "The schemas could not be loaded, or the file could not be read. Try again.",
    cut: ({ line, why }: { line: number; why: string }) => `Reading ended. Line ${line} ${why}.`,
    empty: "There is nothing to check.",
    nothing: "No VDA 5050 message could be read.",
    right: (count: number) =>
      count === 1 ? "The message breaks no rule." : `The ${count} messages break no rule.`,
    wrong: (broken: number, count: number) =>
      `${broken} ${broken === 1 ? "rule" : "rules"} broken in ${count} ${count === 1 ? "message" : "messages"}.`,
    first: (count: number) => `The first ${count}:`,
    rule: (rule: string, section: string) => `${rule}: VDA 5050, section ${section}`,
    at: (line: number, topic: string, headerId: number | null) =>
      `Line ${line}, ${topic}${headerId === null ? "" : `, headerId ${headerId}`}`,
    place: (line: number) => `Line ${line}`,
    message: "The message",
    untold: (count: number) => `Can't be told from this log: ${count}`,
    unread: (count: number) => `Not read as messages: ${count} ${count === 1 ? "line" : "lines"}`,
    asked: (count: number) => `All ${count} rules that were asked`,
    columns: ["Rule", "Kept", "Broken", "Can't be told"],
    saveJson: "Save as JSON",
    saveJunit: "Save as JUnit",
  },
  files: { station: "Files and schemas" },
  factsheets: {
    heading: "Factsheets",
    text: "What each vehicle tells fleet control about itself, as VDA 5050 2.1 has it. The tugger follows a tape and has none.",
  },
  session: {
    heading: "A recorded session",
    text: "Ten minutes of fifty forks in four halls, every message in its order: one JSON object a line, with the moment in ms, the topic and the payload. One vehicle is stopped after three minutes, another loses its connection after five.",
    label: "session.ndjson",
    file: "/vda-5050/session.ndjson",
  },
  schemas: {
    heading: "Which schemas",
    text: [
      "2.1.0: the files of that tag, unchanged. Its factsheet compares the list blockingTypes with a single word, so no list of them is valid; our factsheets leave it out.",
      "3.0: the tag 3.0.0 holds three files that aren't valid JSON (factsheet, order, visualization: one comma too many) and one that names a meta-schema which doesn't exist (zoneSet). We use the corrected files of the branch 3.0.1, commit 3c5caf5.",
      "2.0.0: the files of that tag, unchanged. 1.1 has no schemas; its messages are judged by the rules, and by what 2.0 asks for of types, words and ranges.",
      "Beyond the schemas stand rules in words, such as how sequence numbers count and when a new order may come. Our checker judges those too; what a log doesn't show it never calls broken.",
    ],
  },
  next: [
    { label: "See it drive", note: "The hall these messages come from", to: "/planner/play" },
    { label: "Drive your own vehicle", note: "Sandbox: messages judged as they come", to: "/sandbox" },
    { label: "Interfaces", note: "Calls, topics and signals", to: "/interfaces" },
    { label: "Talk to integration", note: "Bring your log", to: "/contact" },
  ],
} as const satisfies Words;
