// npm run dev: the same server with hot reload.
import { become, installPackages, projectNode, run } from "./toolchain.mjs";

installPackages({ development: true });
run(projectNode, ["scripts/build.ts", "--assets"]);
become(["--conditions=development", "scripts/dev.ts"], { NODE_ENV: "development" });
