import { has, installSystemPackage } from "./system-package.mjs";

/** Restarts are tested behind nginx. Where that is missing, the package manager brings it. */
export function ensureNginx() {
  if (has("nginx")) return;
  if (installSystemPackage("nginx-light", "nginx for the test of restarts behind a proxy")) return;
  throw new Error("There is no nginx. Install it: the tests need it.");
}
