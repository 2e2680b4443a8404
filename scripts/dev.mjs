// npm run dev: the same server with hot reload.
import { become, installPackages, runNode } from "./toolchain.mjs";

await installPackages({ development: true });
runNode(["scripts/build.ts", "--assets"]);
become(["--conditions=development", "scripts/dev.ts"], { NODE_ENV: "development" });
