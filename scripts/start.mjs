// npm start: install what is missing, build what is stale, migrate, and serve the site.
import { become, installPackages, runNode } from "./machine/toolchain.mjs";

await installPackages({ development: false });
runNode(["scripts/site/build.ts"]);
become(["--import=./scripts/commands/environment.ts", "build/main.js"], { NODE_ENV: "production" });
