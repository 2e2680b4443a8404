import { data } from "react-router";
import { addressOf } from "#app/company-json-ld.ts";
import { company } from "#content/company/company.ts";
import { events, type FleetEvent } from "#content/company/events.ts";
import { plainSpaces } from "#content/wording/plain-spaces.ts";
import type { Route } from "./+types/calendar-file.ts";

/** /calendar/{event}.ics: the event for a calendar program (RFC 5545). */
export function loader({ params }: Route.LoaderArgs) {
  const event = events.find(({ id }) => `${id}.ics` === params.file);
  if (!event) throw data(null, { status: 404 });
  return new Response(calendar(event), { headers: { "Content-Type": "text/calendar; charset=utf-8" } });
}

function calendar({ id, title, start, end, place, text }: FleetEvent) {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${company.name}//Events//EN`,
    "BEGIN:VEVENT",
    `UID:${id}@${new URL(company.siteUrl).hostname}`,
    `DTSTAMP:${utc(start)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(`${company.name}: ${title}`)}`,
    `DESCRIPTION:${escaped(text)}`,
    `LOCATION:${escaped(place)}`,
    `URL:${addressOf("/events")}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

/** 20261210T083000Z */
function utc(time: string) {
  return new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, "");
}

function escaped(text: string) {
  return plainSpaces(text)
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll("\n", String.raw`\n`);
}

/**
 * A line has at most 75 octets; a continuation line begins with a space. Our text is ASCII, so characters are octets.
 */
function folded(line: string) {
  return line.replaceAll(/(.{73})(?=.)/g, "$1\r\n ");
}
