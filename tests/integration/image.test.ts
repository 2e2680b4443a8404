import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, readFileSync } from "node:fs";
import { access, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchMade } from "#tests/support/site.ts";

/* No container engine is needed: the same script that the Dockerfile runs puts the image's folder together here. */
let image: string;
let data: string;
const nobody = { uid: 65532, gid: 65532 };
const isRoot = process.getuid?.() === 0;
/** The site that was started last; a failed test leaves it running. */
let site: ChildProcess | undefined;

/** Packages under `dependencies` that npm start needs for its build alone. */
const onlyBuild = [
  "@fontsource-variable/archivo",
  "@gltf-transform/core",
  "@react-router/dev",
  "@tarikjabiri/dxf",
  "inter-ui",
  "lightningcss",
  "subset-font",
  "three",
  "typescript",
  "vite",
];

beforeAll(async () => {
  image = await mkdtemp(join(tmpdir(), "mag-image-"));
  data = await mkdtemp(join(tmpdir(), "mag-image-data-"));
  execFileSync(process.execPath, ["scripts/site/assemble.ts", image]);
  if (isRoot) chownSync(data, nobody.uid, nobody.gid);
  execFileSync("chmod", ["-R", "a-w,a+rX", image]);
});
afterAll(async () => {
  site?.kill("SIGKILL");
  chmodSync(image, 0o755);
  execFileSync("chmod", ["-R", "u+w", image]);
  await Promise.all([image, data].map((folder) => rm(folder, { recursive: true, force: true })));
});

test("the image's folder starts as nobody where nothing but the data can be written", async () => {
  const { origin, stop, port } = await startImage();
  for (const path of ["/", "/search?q=fork", "/staff/sign-in", "/blogs", "/sitemap.xml"])
    expect((await fetch(origin + path)).status, path).toBe(200);
  const planner = await (await fetch(`${origin}/planner`)).text();
  const document = /href="([^"]*requirement\.pdf[^"]*)"/.exec(planner)?.[1]?.replaceAll("&amp;", "&");
  expect((await fetchMade(`${origin}${document}`)).headers.get("Content-Type")).toBe("application/pdf");
  expect(run("scripts/commands/healthcheck.ts", { PORT: port })).toBe("");
  expect(run("scripts/commands/backup.ts")).toContain("read back and compared");
  expect(run("scripts/commands/deliveries.ts")).toContain("mail: 0 waiting");
  expect(() => run("scripts/commands/healthcheck.ts", { PORT: "1" })).toThrow();
  expect(await stop()).toBe(0);
});

test("nothing that only builds or tests the site is in it", async () => {
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const tool of [...onlyBuild, ...Object.keys(devDependencies)])
    expect(existsSync(join(image, "node_modules", tool)), tool).toBe(false);
  for (const folder of ["app", "ui", "studio", "tests", "drawings", "documents"])
    expect(existsSync(join(image, folder)), folder).toBe(false);
});

test("the Dockerfile copies what is there, and runs the scripts that are tried here", async () => {
  const lines = readFileSync("Dockerfile", "utf8").split("\n");
  const copied = lines
    .filter((line) => /^COPY (?!--from)/.test(line))
    .flatMap((line) => line.split(" ").slice(1, -1));
  for (const path of copied) await access(path);
  expect(lines).toContain("RUN node scripts/run.mjs scripts/site/assemble.ts /app");
  expect(lines).toContain('CMD ["node", "build/supervise.js"]');
  expect(lines.find((line) => line.startsWith("USER"))).toBe(`USER ${nobody.uid}:${nobody.gid}`);
});

const environment = () => ({
  PATH: `${image}/node_modules/.bin:${process.env["PATH"]}`,
  NODE_ENV: "production",
  DATA_DIR: data,
  DRAIN_SECONDS: "0",
});

function run(script: string, env: Record<string, string> = {}) {
  return execFileSync(join(image, "node_modules/.bin/node"), [script], {
    ...(isRoot && nobody),
    cwd: image,
    env: { ...environment(), ...env },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
}

async function startImage() {
  const started = spawn(join(image, "node_modules/.bin/node"), ["build/main.js"], {
    ...(isRoot && nobody),
    cwd: image,
    env: { ...environment(), PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  site = started;
  let output = "";
  started.stderr.on("data", (chunk: Buffer) => {
    output += chunk;
  });
  const exited = once(started, "exit");
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: started.stdout }).on("line", (line) => {
      const found = /The site is at (http:\S+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
    void exited.then(() => reject(new Error(output)));
  });
  return {
    origin,
    port: new URL(origin).port,
    stop: async () => {
      started.kill("SIGTERM");
      const [code] = await exited;
      return code as number;
    },
  };
}
