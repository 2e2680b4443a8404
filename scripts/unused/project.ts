import type { SourceFile } from "typescript/unstable/ast";
import { API, type Checker, type Program } from "typescript/unstable/sync";

export type Project = {
  program: Program;
  checker: Checker;
  /** Its own files by their paths from the folder, without tests: what only a test reads is dead. */
  files: ReadonlyMap<string, SourceFile>;
};

/** Opens the project of a folder's tsconfig.json in TypeScript, for as long as `look` takes. */
export function inProject<Result>(folder: string, look: (project: Project) => Result): Result {
  const api = new API({ cwd: folder });
  try {
    const [project] = api.updateSnapshot({ openProjects: [`${folder}/tsconfig.json`] }).getProjects();
    if (!project) throw new Error(`${folder}/tsconfig.json can't be read.`);
    const { program, checker } = project;
    const files = new Map<string, SourceFile>();
    for (const name of program.getSourceFileNames().filter((name) => name.startsWith(`${folder}/`))) {
      const path = name.slice(folder.length + 1);
      const file = isOwn(path) ? program.getSourceFile(name) : undefined;
      if (file) files.set(path, file);
    }
    return look({ program, checker, files });
  } finally {
    api.close();
  }
}

const isOwn = (path: string) =>
  /\.tsx?$/.test(path) && !/\.test\.tsx?$|^(tests|node_modules|\.react-router)\//.test(path);
