// npm run test:unit: the tests that need neither a browser nor a database, with what they need installed first.
import { become, installPackages } from "./toolchain.mjs";

installPackages({ development: true });
become(["node_modules/.bin/vitest", "run", "--project", "unit", ...process.argv.slice(2)]);
