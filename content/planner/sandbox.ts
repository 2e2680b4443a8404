import type { Words } from "../posts/internal-link.ts";

/** Words around a command that can be copied. */
export const copyWords = {
  copy: "Copy",
  copied: "Copied.",
  notCopied: "The browser doesn't let this page copy. Mark the text instead.",
} as const satisfies Words;

/** Words of the form that opens a sandbox. */
export const openSandboxWords = {
  heading: "In the browser",
  text: "Its page shows the hall, messages and verdicts, with every command filled in.",
  floor: "Floor",
  usual: "The examples' six forks",
  link: "Or the address of your own plan",
  speed: "Speed",
  speeds: [
    { value: "1", label: "As fast as a hall" },
    { value: "5", label: "Five times" },
    { value: "20", label: "Twenty times" },
  ],
  version: "Messages",
  versions: [
    { value: "2.1.0", label: "VDA 5050 2.1.0" },
    { value: "2.0.0", label: "VDA 5050 2.0.0" },
  ],
  submit: "Open a sandbox",
} as const satisfies Words;

/** Words of the page of one sandbox. */
export const sandboxPageWords = {
  title: "Your sandbox",
  heading: "A hall that takes your orders",
  introduction: (floor: string, vehicles: number, speed: number, isOpened: boolean) =>
    `${floor}, ${vehicles} ${vehicles === 1 ? "vehicle" : "vehicles"}${speed === 1 ? "" : `, ${speed} times as fast as a hall`}. ${isOpened ? "Send an order by one of the commands below, and watch who drives it." : "Watch them drive; whoever has its key sends them orders."}`,
  ends: (time: string, minutes: number) =>
    `It ends at ${time} UTC, or once nothing has come from you for ${minutes} minutes.`,
  above: { name: "Sandbox", to: "/sandbox" },
  hall: {
    station: "Hall",
    alt: (count: number) => `The floor with ${count} vehicles, where they are now`,
    noScript: "Without script this page stands still.",
    again: "Look again",
    states: {
      still: "As it was when this page was loaded.",
      live: "Live.",
      lost: "The connection to the sandbox is lost. The page tries again by itself.",
      refused: "The sandbox doesn't show itself at the moment. The page asks again by itself.",
    },
    columns: ["Vehicle", "Doing", "Last node", "Order"],
    caption: "Vehicles",
    none: "none",
    doing: {
      away: "Out of contact",
      paused: "Paused",
      picking: "Picking up",
      dropping: "Setting down",
      acting: "Carrying out an action",
      driving: "Driving",
      charging: "Charging",
      waiting: "Waiting for its route",
      idle: "Idle",
      unknown: "Says nothing",
    },
    strangers: "Vehicles of others are drawn filled with ink, where their last message says that they are.",
  },
  commands: {
    station: "Commands",
    text: "Copy one into a terminal or a file and run it. Nothing has to be filled in; the key in it is this sandbox's password.",
    order: "Order a transport, with curl",
    events: "Read each state and message as it comes, with curl",
    subscribe: "Read every VDA 5050 message, with mosquitto_sub",
    python: "The same order in Python, without packages",
    typescript: "The same order in TypeScript, for Node",
    noMqtt: "MQTT is not open to others on this server.",
    orders: "Orders",
    orderColumns: ["Reference", "State", "Vehicle"],
    noOrders: "No order has come yet.",
  },
  verdicts: {
    station: "Verdicts",
    text: "Each message, of ours and of yours, is judged by the schemas and rules of VDA 5050 as it comes.",
    right: (count: number) => `${count} messages judged, no rule broken.`,
    wrong: (broken: number, count: number) =>
      `${count} messages judged. ${broken} ${broken === 1 ? "time" : "times"} a rule was broken; the last ones:`,
    rule: (rule: string, section: string) => `${rule}: VDA 5050, section ${section}`,
    at: (topic: string, headerId: number | null) =>
      headerId === null ? topic : `${topic}, headerId ${headerId}`,
    asked: (count: number) => `${count} rules asked`,
    columns: ["Rule", "Kept", "Broken", "Can't be told"],
    report: "Report (JSON)",
    junit: "Report (JUnit)",
    reportText:
      "The report names the rules kept, broken and not seen. It can be read for an hour after the end.",
  },
  trouble: {
    station: "Trouble",
    text: "A vehicle fails when you say so, and the rules judge what becomes of it. Refusing an order and losing its place show on vehicles that your fleet control drives.",
    vehicle: "Vehicle",
    trouble: "What goes wrong",
    troubles: [
      { value: "connection", label: "Loses its connection" },
      { value: "stop", label: "Stops" },
      { value: "refuse", label: "Refuses orders" },
      { value: "place", label: "Loses its place" },
    ],
    begin: "Begin",
    end: "End",
    command: "The same with curl",
  },
  messages: {
    station: "Messages",
    text: "The last ones, the newest first.",
    none: "No message has come yet.",
  },
  key: {
    station: "Key",
    text: "Whoever has this page's address sees the hall. Messages, verdicts and commands need the key that the first answer named. It is kept in a cookie of this page alone, for three hours at most.",
    label: "Key",
    wrong: "This is not the key of this sandbox.",
    submit: "Show everything",
  },
  end: {
    station: "End",
    text: "Whoever is done ends it here, and makes room for others. Vehicles and orders are gone then; the report stays for an hour.",
    submit: "End this sandbox",
  },
  ended: {
    heading: "This sandbox has ended",
    text: "Its vehicles and orders are gone. Another one takes a moment.",
    report: "Its report (JSON)",
    live: (why: string) => `This sandbox has ended. ${why}`,
  },
  refused: { back: "About the sandbox" },
  next: [
    { label: "Interfaces, call by call", note: "REST API and MQTT", to: "/interfaces" },
    { label: "Judge a log of your own", note: "VDA 5050", to: "/vda-5050" },
    { label: "Integrate with us", note: "For makers of software and machines", to: "/tech-partner" },
  ],
} as const satisfies Words;
