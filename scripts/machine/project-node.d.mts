/** Types of project-node.mjs, which is plain JavaScript because it runs before anything is installed. */

/** The package that brings Node to this system; undefined where none does. */
export const nodePackage: string | undefined;

/** The program's path in that package. */
export const nodeInPackage: string;

/** What is asked of a system. */
export type System = {
  platform: NodeJS.Platform;
  arch: string;
  version: string;
  exists: (path: string) => boolean;
  read: (path: string) => string;
};

/** Finds the Node that runs the project, whether it is installed yet or not; starts none. */
export function findNode(system?: System): { path?: string; own?: string; obstacle?: string };
