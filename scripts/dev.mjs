// npm run dev: the same server with hot reload.
import { become, installPackages, runNode } from "./machine/toolchain.mjs";

await installPackages({ development: true });
runNode(["scripts/site/build.ts", "--assets"]);
become(["--conditions=development", "scripts/commands/dev.ts"], { NODE_ENV: "development" });
