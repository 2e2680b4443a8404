import { cardPath } from "#app/card-path.ts";
import { addressOf, organizationJsonLd } from "#app/company-json-ld.ts";
import type { JsonLd } from "#app/structured-data.ts";
import type { FleetEvent } from "#content/company/events.ts";

/** An event, open to everybody who registers. */
export function eventJsonLd({ title, text, start, end, place, online }: FleetEvent): JsonLd {
  return {
    "@type": "Event",
    name: title,
    description: text,
    url: addressOf("/events"),
    image: addressOf(cardPath("/events")),
    startDate: start,
    endDate: end,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: `https://schema.org/${online ? "Online" : "Offline"}EventAttendanceMode`,
    location: online
      ? { "@type": "VirtualLocation", url: addressOf("/events") }
      : { "@type": "Place", name: place, address: place },
    organizer: organizationJsonLd,
  };
}
