// npm run build: the finished site in build/, whether it is stale or not.
import { installPackages, projectNode, run } from "./toolchain.mjs";

installPackages({ development: false });
run(projectNode, ["scripts/build.ts", "--always"]);
