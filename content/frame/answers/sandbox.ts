import type { Answer } from "./answer.ts";

/** The text around the commands, which name an order of content/documents/interfaces/openapi.json. */
export const sandbox: Answer = {
  path: "/sandbox",
  hasCommands: true,
  chapters: [
    {
      id: "what",
      station: "What it is",
      headline: "A hall that takes your orders.",
      parts: [
        {
          heading: "Six forks, your software",
          text: [
            "A sandbox is a floor with six forks, driven by the traffic code of the planner. Your software orders transports by the REST API of the Integrator; the forks drive them, and each change of a state and each VDA 5050 message comes back as an event.",
            "Nothing is installed, nobody signs up: the first command opens a floor and gets its key.",
          ],
        },
        {
          heading: "MQTT, and your own vehicle",
          text: [
            "The answer to the first command also names an address for MQTT 3.1.1 over WebSocket, a user name and a prefix; the password is the key. Where a port is open, it names the same over TCP, which is not encrypted. Whoever subscribes to the prefix reads each VDA 5050 message of the six forks. A vehicle of yours that publishes its connection, factsheet and state below the prefix gets orders along the lanes of the floor. The forks don't give way to it.",
            "Your fleet control drives the forks as well: whatever order it publishes to one that has nothing to do, that fork obeys, and its state says what it can't do. Both 2.0.0 and 2.1.0 are spoken.",
            "Each message, of the forks and of your vehicle, is judged by the schemas and rules of the standard. The sandbox's page shows the verdicts as they come, and a report has them all.",
          ],
        },
        {
          heading: "What it refuses",
          text: [
            "The same reference twice is one order; with other content it is refused. So are a place that the map doesn't have and a load that a fork doesn't take. Each answer says what to do. A sandbox calls nobody: it refuses a callback, and its events tell the same.",
          ],
        },
      ],
    },
    {
      id: "limits",
      station: "Limits",
      headline: "How long it runs, and what is kept.",
      parts: [
        {
          heading: "End",
          text: [
            "It ends once nothing has come for as many seconds as its first answer names (silenceSeconds), and at endsAt at the latest. From then on it answers 410 and says which.",
          ],
        },
        {
          heading: "Data",
          text: [
            "Orders and messages stay in memory until the sandbox ends, its report for an hour longer. Nothing of them is stored or logged, and nobody reads them without the key. Whoever has the address of its page sees the floor and the forks.",
          ],
        },
        {
          heading: "Choices",
          text: [
            'The body of the first request may name a case of the planner, a seed and a speed, at most twenty times as fast as a hall: { "preset": "two-decks", "seed": 7, "speed": 5 }. Instead of the preset, "link" takes the address of a plan of your own. The same orders at the same moments give the same run.',
          ],
        },
      ],
    },
  ],
  closing: {
    headline: "Does yours speak another way?",
    text: "Name your system and its version. Under another fleet control we connect our vehicles together with you.",
    action: { label: "Ask about interfaces", to: "/contact?about=interfaces" },
    related: [
      { label: "Interfaces, call by call", note: "REST API and MQTT", to: "/interfaces" },
      { label: "Judge messages of your own", note: "VDA 5050", to: "/vda-5050" },
      { label: "Integrate with us", note: "For makers of software and machines", to: "/tech-partner" },
    ],
  },
};

/** Words around the commands. */
export const commandWords = {
  id: "commands",
  station: "Commands",
  headline: "From here to a vehicle that moves.",
  text: "Copy them into a terminal, one after another. They need curl and sed.",
  names: {
    open: "Open a sandbox",
    order: "Order a transport",
    watch: "Watch what becomes of it",
    read: "Ask for its state",
  },
} as const;
