import { execPath } from "node:process";
import { expect, test } from "vitest";
import { findNode } from "./project-node.mjs";

const loader = "/lib64/ld-linux-x86-64.so.2";
const libraries = "/usr/lib/x86_64-linux-gnu";
const debian = [loader, `${libraries}/libatomic.so.1`, `${libraries}/libstdc++.so.6`];

/** A machine with certain files; the loader's list of libraries names only what is there. */
const machine = (files: string[], version = "18.20.4", arch = "x64") => ({
  platform: "linux" as const,
  arch,
  version,
  exists: (path: string) => files.includes(path),
  read: () => "",
});

test("the project's own Node runs where the system has what it needs, and is found by its package", () => {
  const { path, obstacle } = findNode(machine(debian));
  expect(obstacle).toBeUndefined();
  expect(path).toMatch(/node_modules.node-[\w-]+.bin.node/);
});

test("a sentence names the missing library's package in each system, before anything is installed", () => {
  const { path, obstacle } = findNode(machine(debian.filter((file) => !file.includes("libatomic"))));
  expect(path).toBeUndefined();
  for (const words of [
    "libatomic.so.1",
    "apt-get install libatomic1",
    "dnf install libatomic)",
    "apk add libatomic)",
  ])
    expect(obstacle).toContain(words);
});

test.each([
  ["Alpine", machine(["/lib/ld-musl-x86_64.so.1"]), /musl.*apk add nodejs npm/],
  [
    "another processor",
    machine(debian, "18.20.4", "ppc64"),
    /no Node for linux on ppc64: install Node 24\.8/,
  ],
])("on %s a sentence says which Node to install", (_, system, words) => {
  expect(findNode(system)).toEqual({ obstacle: expect.stringMatching(words) });
});

test.each(["24.8.0", "26.1.0"])(
  "where the project's own can't run, the machine's Node %s does",
  (version) => {
    expect(findNode(machine(["/lib/ld-musl-x86_64.so.1"], version)).path).toBe(execPath);
  },
);

test.each(["24.7.0", "22.30.0"])("Node %s is too old to run the project", (version) => {
  expect(findNode(machine(["/lib/ld-musl-x86_64.so.1"], version)).path).toBeUndefined();
});
