import { index, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { addressOf, patterns } from "../addresses/pages.ts";

/** Every primitive in every state; not a page of the site. Tests build it alone, which is quick. */
const examples = route("examples", "routes/examples/examples.tsx");

/** Every page of the site. The server answers forms, files and requests of programs before it gets here. */
const site: RouteConfigEntry[] = [
  ...patterns.flatMap((pattern) => {
    const { file } = addressOf(pattern);
    if (!file) return [];
    /* A file may draw several pages, so a route is known by its address. */
    const options = { id: pattern };
    return pattern === "/"
      ? [index(`routes/${file}`, options)]
      : [route(pattern.slice(1), `routes/${file}`, options)];
  }),
  ...(process.env["NODE_ENV"] === "development" ? [examples] : []),
  route("*", "routes/not-found.tsx"),
];

export default process.env["ONLY_EXAMPLES"] ? [examples] : site;
