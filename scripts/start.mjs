// npm start: install what is missing, build what is stale, migrate, and serve the site.
import { become, installPackages, projectNode, run } from "./toolchain.mjs";

installPackages({ development: false });
run(projectNode, ["scripts/build.ts"]);
become(["--import=./scripts/environment.ts", "build/main.js"], { NODE_ENV: "production" });
