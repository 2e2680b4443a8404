// npm run pictures: installs the site's packages where they are missing, then makes what pages load of photographs.
import { installPackages, projectNode, run } from "./toolchain.mjs";

installPackages({ development: false });
run(projectNode, ["photographs/sizing/command.ts"]);
