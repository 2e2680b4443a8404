import { recordFileFaults } from "./record-files.ts";

/** The first step of npm run check over facts: what the later ones import is there. */
const faults = recordFileFaults();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
