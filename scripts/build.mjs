// npm run build: the finished site in build/, whether it is stale or not.
import { installPackages, runNode } from "./machine/toolchain.mjs";

await installPackages({ development: false });
runNode(["scripts/site/build.ts", "--always"]);
