// npm run enquiries and its like: installs missing packages, then runs a file, or the command of a package, with the
// project's Node. What machines have as `node` may be too old for either.
//   node scripts/run.mjs scripts/commands/enquiries.ts export
//   node scripts/run.mjs --development biome check --write
import { join } from "node:path";
import { root } from "./machine/project-node.mjs";
import { become, installPackages, program } from "./machine/toolchain.mjs";

const development = process.argv[2] === "--development";
const words = process.argv.slice(development ? 3 : 2);
await installPackages({ development });
/* A program that sets its cache itself comes too late for its own file, and loads TypeScript's compiler for that one. */
const isPlanner = words[0] === "scripts/commands/planner.ts";
const cache = isPlanner ? { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/planner") } : {};
become(/^\w[\w-]*$/.test(words[0]) ? [program(words[0]), ...words.slice(1)] : words, cache);
