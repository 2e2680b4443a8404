import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Counter, Histogram, type Registry } from "prom-client";

/**
 * Counts and times what a server answers, by kind of address and class of status. Measured where Node sends the answer,
 * so that it covers every path through the app. Addresses are no labels: their number is unbounded.
 */
export function measureRequests(server: Server, registry: Registry) {
  const requests = new Counter({
    name: "mag_http_requests_total",
    help: "Answers by kind of address and class of status; status is none where the client went away first",
    labelNames: ["kind", "status"],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: "mag_http_request_seconds",
    help: "From the headers of a request to the end of its answer",
    labelNames: ["kind"],
    buckets: [0.005, 0.02, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });

  /* A counter that is born at its first increment hides that one: nothing increases from nothing. */
  for (const kind of kinds) for (const status of statuses) requests.inc({ kind, status }, 0);

  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const end = seconds.startTimer({ kind: kindOf(request) });
    response.on("close", () => {
      end();
      const status = response.headersSent ? `${Math.floor(response.statusCode / 100)}xx` : "none";
      requests.inc({ kind: kindOf(request), status });
    });
  });
}

const firstParts: Record<string, string> = {
  staff: "staff",
  "native-blogs": "blog-desk",
  blogs: "blog",
  search: "search",
  assets: "file",
  healthz: "health",
  readyz: "health",
};

const kinds = [...new Set(Object.values(firstParts)), "enquiry", "page"];
const statuses = ["2xx", "3xx", "4xx", "5xx", "none"];

/** Maps every request to one of a closed list. */
export function kindOf({ method, url = "/" }: Pick<IncomingMessage, "method" | "url">) {
  const [path = "/"] = url.split("?", 1);
  if (path === "/" && method === "POST") return "enquiry";
  const first = /^\/([^/]*)/.exec(path)?.[1]?.toLowerCase() ?? "";
  if (Object.hasOwn(firstParts, first)) return firstParts[first] ?? "page";
  return /\.[a-z0-9]{2,5}$/i.test(path) ? "file" : "page";
}
