/** Types of install-faults.mjs, which is plain JavaScript because it runs before anything is installed. */

/** Why npm could not install, from what it wrote. */
export function installFaultOf(output: string): { reason: string; remedy: string; isFinal: boolean };
