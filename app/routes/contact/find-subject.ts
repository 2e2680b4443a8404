import { href } from "react-router";
import type { Query } from "#app/query.ts";
import { company } from "#content/company/company.ts";
import { events } from "#content/company/events.ts";
import { findDocument } from "#content/documents/documents.ts";
import { contactWords } from "#content/forms/contact.ts";
import type { EnquiryOpening } from "#content/forms/enquiry-form.ts";
import { pages } from "#content/frame/pages.ts";
import { caseStudies } from "#content/tasks/case-studies.ts";
import { longDate } from "#content/wording/dates.ts";
import { openToken, pathOf } from "#planner/link/link.ts";
import { sumsIn } from "#planner/money/sums.ts";
import { vehicleAddress } from "#vehicles/address.ts";
import { findListed, fullTitle } from "#vehicles/index.ts";

/** What an enquiry is about, and what the form is prefilled with because of it. */
export type Subject = {
  kind: string;
  title: string;
  to: string;
  opening: EnquiryOpening;
};

type Named = Pick<Subject, "kind" | "title" | "to"> & { reason?: EnquiryOpening["reason"] };

const { kinds, about, longestPlan } = contactWords.subject;
const longestKey = 60; /* characters */

/**
 * What `?about=` names: the product of a vehicle, the id of a document, an event or a case study, the last part of a
 * page's address, or "plan" with the plan and its sums beside it. Undefined for anything else: then the form is the plain one.
 */
export function findSubject(parameters: Query<"/contact">): Subject | undefined {
  const key = parameters.get("about") ?? "";
  if (key === "plan") return planSubject(parameters.get("plan") ?? "", parameters.get("sums") ?? "");
  if (key === "" || key.length > longestKey) return undefined;
  const found =
    findVehicleOf(key) ?? findDocumentOf(key) ?? findEventOf(key) ?? findStudy(key) ?? findPageOf(key);
  return found && { ...found, opening: openingOf(found) };
}

function openingOf({ kind, title, reason = "" }: Named): EnquiryOpening {
  return { reason, message: `${about} ${kind} “${title}”\n` };
}

function findVehicleOf(key: string): Named | undefined {
  const vehicle = findListed(key);
  return (
    vehicle && {
      kind: kinds.vehicle,
      title: fullTitle(vehicle),
      to: vehicleAddress(key),
      reason: "Looking for Solutions",
    }
  );
}

function findDocumentOf(key: string): Named | undefined {
  const document = findDocument(key);
  return (
    document && {
      kind: document.kind.toLowerCase(),
      title: document.title,
      to: href("/documents/:document", { document: key }),
      reason: "Looking for Solutions",
    }
  );
}

/** The form offers no reason for a visit, so none is preselected. */
function findEventOf(key: string): Named | undefined {
  const event = events.find(({ id }) => id === key);
  return (
    event && {
      kind: event.kind.toLowerCase(),
      title: `${event.title}, ${longDate(event.start)}`,
      to: href("/events"),
    }
  );
}

function findStudy(key: string): Named | undefined {
  const study = caseStudies.find(({ id }) => id === key);
  return (
    study && {
      kind: kinds.caseStudy,
      title: study.title.replace(/\.$/, ""),
      to: href("/case-study/:id", { id: key }),
      reason: "Looking for Solutions",
    }
  );
}

function findPageOf(key: string): Named | undefined {
  const page = pages.find(({ path, listed }) => listed !== false && path.split("/").at(-1) === key);
  if (!page) return undefined;
  const [title = page.title] = page.title.split(":");
  const isProblem = page.path === "/service";
  return {
    kind: kinds.page,
    title,
    to: page.path,
    reason: isProblem ? "Support" : "Looking for Solutions",
  };
}

/** A plan that can't be read counts as none. @param sums the query that holds what was typed of money */
function planSubject(token: string, sums: string): Subject | undefined {
  const opened = openToken(token);
  if (!opened.ok) return undefined;
  const { plan } = opened.value;
  const to = pathOf(plan, sumsIn(new URLSearchParams(sums)));
  const title = plan.name || kinds.unnamed;
  return {
    kind: kinds.plan,
    title,
    to,
    opening: {
      reason: "Looking for Solutions",
      message: `${about} ${kinds.plan} “${title}”\n${to.length < longestPlan ? `${company.siteUrl}${to}\n` : ""}`,
    },
  };
}
