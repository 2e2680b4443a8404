// npm start: install what is missing, build what is stale, migrate, and serve the site.
import { become, installPackages, runNode } from "./toolchain.mjs";

await installPackages({ development: false });
runNode(["scripts/build.ts"]);
become(["--import=./scripts/environment.ts", "build/main.js"], { NODE_ENV: "production" });
