// npm run pictures: installs missing packages of the site, then makes the sized photographs that pages load.
import { installPackages, projectNode, run } from "./toolchain.mjs";

installPackages({ development: false });
run(projectNode, ["photographs/sizing/command.ts"]);
