import type { Words } from "../posts/internal-link.ts";
import { company } from "./company.ts";
import { auditDays, retentionDays } from "./retention.ts";

export type LegalText = {
  /** ISO date of this wording. */
  readonly asOf: string;
  readonly parts: readonly {
    readonly id: string;
    readonly heading: string;
    readonly text: readonly string[];
    readonly list?: readonly string[];
  }[];
};

/**
 * Has to match what the software stores: server/submissions, server/deliveries, app/forms, server/http/request-log.ts.
 */
export const privacy: LegalText = {
  asOf: "2026-11-27",
  parts: [
    {
      id: "short",
      heading: "In short",
      text: [
        "This website sets no cookies for visitors (whoever opens a sandbox gets one with its key), doesn't count them and loads nothing from other companies. It stores what you send by form, so that we can answer; what you type and don't send stays with you.",
      ],
    },
    {
      id: "who",
      heading: "Who is responsible",
      text: [
        `${company.name}, ${company.place.city}, ${company.place.country}. For everything on this page, write to ${company.privacyEmail}.`,
      ],
    },
    {
      id: "forms",
      heading: "What a form stores",
      text: ["When you press send, and only then, these are written to our database:"],
      list: [
        "the fields as you filled them in: name, company, email address, phone number, reason, message; for a document also your job title",
        "which form it was, and the address of the page that you sent it from, as your browser names it",
        "the time, and a reference such as MR-7K3M-92QX",
        "where you consented to something: the exact words, the time and the page",
        "for a day, a fingerprint of the fields, so that a message sent twice is kept once",
        "signs of spam that the software sees in it, such as many links or a throw-away address, by which those who answer sort their list",
      ],
    },
    {
      id: "why",
      heading: "Why, and on what ground",
      text: [
        "To answer you, and to prepare an offer if you ask for one. Emails beyond that are sent only to those who ticked the box for them; the consent can be withdrawn at any time, with one email.",
      ],
    },
    {
      id: "mails",
      heading: "The emails that follow",
      text: [
        "Two are sent: a notice to the mailbox of those who answer (sales, partnerships or support) with the fields of the form, and a confirmation to the address that you gave, which holds the reference, a link that shows where your enquiry stands, the link of the document if you asked for one, and nothing that you wrote. Where we run another system for enquiries, the fields go there as well. The database keeps when each was sent, or why not yet, and what those who answer note about your message.",
      ],
    },
    {
      id: "spam",
      heading: "Spam",
      text: [
        "The form has a field that people do not see. Where it is filled in, the message is stored apart, as spam, and no email is sent. To stop floods, your network address is held in memory for a minute, also where the server works something out for you; messages that came from it are counted in the database under a name that is made with a key of the day; the database alone tells nobody the address. For confirmations, the email address is counted as a hash for an hour. Both counts are deleted within the hour after.",
      ],
    },
    {
      id: "browser",
      heading: "What stays in your browser",
      text: [
        "No cookies but this: whoever opens a sandbox, or types its key, gets that key as mag-sandbox, for that sandbox's page alone and for three hours at most. Staff who sign in get some, too, which carry nothing but random letters: mag-staff.session_token, for 30 days at most; mag-staff.device, for 400 days, by which a browser is known again; mag-staff.challenge and mag-staff.confirm, for ten minutes, while a step of signing in is under way. In the local storage, once you have asked for a document: your name, company, email address and job title, so that the next form only asks you to confirm. “Forget me” in that form removes them. What you typed into the planner and did not send is in your browser's database, for 30 days, and the planner's tabs tell each other by local storage that they are open. The picture or drawing of a building that you lay under a plan's floor is in that database for 30 days, too, and is never sent. In the session storage, which your browser empties when you close the tab, the site keeps:",
      ],
      list: [
        "the draft of a form, so that a reload or a lost connection does not cost you what you typed; it is removed when the message is sent",
        "how far you have scrolled on each page, so that the back button brings you to the same place",
        "for a moment, the page that you are on the way to",
        "a random name for a tab of the planner, so that each tab finds its own plan",
      ],
    },
    {
      id: "worked-out",
      heading: "What the server works out",
      text: [
        "A plan reaches the server when you open its link, ask for its fleet or its document, or send it with a message. The server keeps what it worked out, with the plan and without you, in its memory, up to a thousand plans and until it restarts. Nothing of a search is kept, nor of what an assistant asks at /mcp on your behalf, but for an answer that took more than a second: that stays in memory for two minutes, for whoever asks the same again. A sandbox holds in memory what your software sends to it by HTTP or MQTT, for two hours at most; its report, with what the rules say of your messages, for an hour longer.",
      ],
    },
    {
      id: "logs",
      heading: "Logs",
      text: [
        `Our server writes one line a request: time, method, path, status, duration and a random number. No network address, no query and no field of a form is in it. Staff's sign-ins are logged for ${auditDays} days at most, also those that fail, with the name of the network for that day in place of its address.`,
      ],
    },
    {
      id: "retention",
      heading: "How long, and how to have it erased",
      text: [
        `The software erases what you sent, and what we noted about it, ${retentionDays} days after it came in at the latest; what stays is the reference, which form it was, the times, whether it was answered and by whom of us, and the wording of a consent. We erase it earlier when you ask for it. Backups hold what was there when they were made, until they are replaced.`,
        `Write to ${company.privacyEmail} and name the email address that you used, or the reference. You then get a copy of what we hold, a correction, or its erasure, as you wish. If you are not content with the answer, you can turn to the data protection authority of your country.`,
      ],
    },
    {
      id: "links",
      heading: "Links to others",
      text: [
        "Our blog, our podcast and the four networks in the footer are run elsewhere and have terms of their own. Nothing of them is loaded before you follow a link.",
      ],
    },
  ],
};

export const terms: LegalText = {
  asOf: "2026-11-26",
  parts: [
    {
      id: "use",
      heading: "What this site is for",
      text: [
        `This website describes the vehicles and the software of ${company.name}. You may read it, print it, link to it and pass its pages on.`,
      ],
    },
    {
      id: "figures",
      heading: "Figures and offers",
      text: [
        "Figures describe the standard vehicles under controlled conditions. Run times depend on load, floor and temperature, fleet sizes on your peak hour. Only an offer in writing, with its drawing, is binding.",
      ],
    },
    {
      id: "safety",
      heading: "Planning and safety",
      text: [
        "Nothing on this site replaces a risk assessment. The party that commissions a system does it, on the floor where the vehicles will work. Operating zones have to be prepared as ISO 3691-4 requires.",
      ],
    },
    {
      id: "messages",
      heading: "What you send us",
      text: [
        "Send only what you may pass on, and nothing confidential until we have signed an agreement about it. The privacy policy says what happens to your details.",
      ],
    },
    {
      id: "names",
      heading: "Words, pictures, names",
      text: [
        `Text and drawings belong to ${company.name}. MAG and SyncOS are its names. You may quote with the source; for anything larger, ask.`,
        "Customers, partners, case studies, news, events, episodes and open roles on this site are samples, invented for it. ISO, VDA 5050, OPC UA and MQTT name standards of their publishers.",
      ],
    },
    {
      id: "links",
      heading: "Links",
      text: [
        "Links to other sites are marked. We checked them when we set them; those who run them answer for what they say later.",
      ],
    },
    {
      id: "liability",
      heading: "Liability",
      text: [
        "We take the usual care to keep this site correct and reachable, and can't promise that it always is. Where the law sets a liability that cannot be limited, it is not limited here.",
      ],
    },
    {
      id: "law",
      heading: "Law and changes",
      text: [
        `The law of ${company.place.country} applies; for consumers, the protection of their own country's law remains. These terms may change; the date above says when they last did.`,
      ],
    },
  ],
};

/** Words around both texts. */
export const legalWords = {
  asOf: "As of",
  contents: "On this page",
  related: {
    terms: [
      { label: "What we store about you", note: "Privacy Policy", to: "/privacy" },
      { label: "Figures of every vehicle", note: "Product documentation", to: "/product-documentation" },
      { label: "Ask us", note: "Contact", to: "/contact" },
    ],
    privacy: [
      { label: "What you may do with this site", note: "Terms & Conditions", to: "/terms" },
      { label: "Who answers what", note: "Contact", to: "/contact" },
      { label: "Who we are", note: "About us", to: "/about-us" },
    ],
  },
} as const satisfies Words;
