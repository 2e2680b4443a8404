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
            "The planner's traffic code drives six forks. Your software orders transports over the Integrator's REST API; each change of state and each VDA 5050 message comes back as an event.",
          ],
        },
        {
          heading: "What it refuses",
          text: [
            "A known reference with other content, an unknown place, a load that a fork doesn't take, and callbacks: events tell the same. Each refusal says what to do.",
          ],
        },
        {
          heading: "Every message checked",
          text: [
            "Theirs and yours, against the standard's schemas and rules. The page shows the last verdicts, a report counts all.",
          ],
        },
        {
          heading: "Over MQTT",
          text: [
            "The first answer also names an address for MQTT 3.1.1 over WebSocket, a user name and a prefix; the key is the password. Subscribe to the prefix to read the forks' messages. Where a port is open, it names one over TCP, which is not encrypted.",
          ],
        },
        {
          heading: "Your own vehicle",
          text: [
            "If it publishes its connection, factsheet and state below the prefix, it gets orders along the lanes. The forks don't give way to it.",
          ],
        },
        {
          heading: "Your own fleet control",
          text: [
            "An idle fork obeys an order that you publish to it, and its state says what it can't do. It speaks 2.1.0 until you open the sandbox in 2.0.0 or send it a message of that version: a client that knows 2.0.0 alone, such as npm's vda-5050-lib, drops every other.",
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
            "After a silence, or at a set moment at the latest: the first answer names both, as silenceSeconds and endsAt. From then on it answers 410 and says which.",
          ],
        },
        {
          heading: "Data",
          text: [
            "Orders and messages stay in memory until the sandbox ends, its report for an hour longer. Nothing is stored or logged, and nobody reads it without the key. Whoever has the page's address sees the floor and the forks.",
          ],
        },
        {
          heading: "Choices",
          text: [
            'The first request may name a case of the planner, or your own plan\'s address as "link", a seed, a speed up to 20 times a hall\'s, and a version: { "preset": "two-decks", "seed": 7, "speed": 5, "version": "2.0.0" }. The same orders at the same moments give the same run.',
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
