import { randomBytes } from "node:crypto";
import { trackingLinks } from "#server/desk/tracking.ts";
import type { Problem } from "#server/intake/answers.ts";
import { submissionsEndpoint } from "#server/intake/endpoint.ts";
import { openIntake, type Received } from "#server/intake/intake.ts";
import type { StoredSubmission } from "#server/submissions/list.ts";
import type { Database } from "#server/tables/tables.ts";

/** An enquiry in which nothing is wrong. */
export const goodFields = {
  fullName: "Asha Rao",
  companyName: "Rao Cold Stores",
  email: "asha@rao.example",
  countryCode: "+91",
  phoneNumber: "98765 43210",
  reason: "Looking for Solutions",
  message: "Two lines,\r\nand an umlaut: ü",
  source: "home-contact",
};

/** A lead in which nothing is wrong. */
export const goodLead = {
  fullName: "Asha Rao",
  companyName: "Rao Cold Stores",
  email: "asha@rao.example",
  jobTitle: "Planner",
  consent: "Yes",
  source: "MAG 1400 Fork",
};

/** The same as it is stored. */
export const storedEnquiry: StoredSubmission = {
  id: "1",
  reference: "MR-7K3M-92QX",
  form: "contact",
  state: "new",
  receivedAt: new Date("2026-11-21T10:00:00Z"),
  page: null,
  fields: goodFields,
  consent: null,
};

export const goodEnquiry: Received = { form: "home-contact", state: "new", fields: goodFields, page: null };

export const mail = {
  smtpUrl: undefined,
  allowsPlain: false,
  from: "website@mag.example",
  sales: "sales@mag.example",
  partnerships: "partners@mag.example",
  support: "support@mag.example",
};

export function intakeOver(db: Database, clock = () => new Date()) {
  return openIntake({ db, mail, clock, random: randomBytes }).accept;
}

/** The handler of `POST /` over a database, and what it logged. */
export function endpointOver(db: Database, { submissionLimit = 0 } = {}) {
  const logged: { details: object; message: string }[] = [];
  const submit = submissionsEndpoint({
    accept: intakeOver(db),
    nameNetwork: (address) => `network of ${address}`,
    config: { submissionLimit },
    trackPath: trackingLinks({ links: ["a secret of the tests"], staff: [] }).pathFor,
    log: { error: (details, message) => logged.push({ details, message }) },
    renderProblem: (problem: Problem) => new Response(`<p>${JSON.stringify(problem)}`),
  });
  return { submit, logged };
}

/** A form as a browser sends it; a `browser` navigates, everything else is `fetch`. */
export function formRequest(
  fields: Record<string, string> | string,
  { browser = false, headers = {} }: { browser?: boolean; headers?: Record<string, string> } = {},
) {
  return new Request("http://site.example/", {
    method: "POST",
    body: typeof fields === "string" ? fields : new URLSearchParams(fields).toString(),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      accept: browser ? "text/html,application/xhtml+xml,*/*;q=0.8" : "application/json",
      ...headers,
    },
  });
}
