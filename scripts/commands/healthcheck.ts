/* Exits with 0 if the site in this container answers: the HEALTHCHECK of the Dockerfile, which has no curl. */
import { env, exit } from "node:process";

const port = env["PORT"] ?? "3000";
const isAlive = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(3000) }).then(
  ({ ok }) => ok,
  () => false,
);
exit(isAlive ? 0 : 1);
