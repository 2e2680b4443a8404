import { recordFileFaults } from "./record-files.ts";

/** The first check of facts in npm run check: the files that later checks import exist. */
const faults = recordFileFaults();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
