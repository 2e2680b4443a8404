import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { makeFolder } from "./make-folder.ts";

const place = mkdtempSync(join(tmpdir(), "mag-folder-"));
afterAll(() => rmSync(place, { recursive: true }));

it("makes a folder and those above it for its own user alone, and leaves one that is there", () => {
  makeFolder(join(place, "one/two/three"));
  makeFolder(join(place, "one/two/three"));
  for (const name of ["one", "one/two", "one/two/three"])
    expect(statSync(join(place, name)).mode & 0o777).toBe(0o700);
  mkdirSync(join(place, "real"));
  symlinkSync(join(place, "real"), join(place, "linked"));
  makeFolder(join(place, "linked/below"));
  expect(statSync(join(place, "real/below")).isDirectory()).toBe(true);
});

it("refuses at once what can't be a folder", () => {
  writeFileSync(join(place, "file"), "");
  symlinkSync(join(place, "gone"), join(place, "broken"));
  symlinkSync(join(place, "loop"), join(place, "loop"));
  const codeOf = (path: string) => {
    try {
      makeFolder(path);
      return undefined;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code;
    }
  };
  expect(codeOf(join(place, "file"))).toBe("EEXIST");
  expect(codeOf(join(place, "file/below"))).toBe("ENOTDIR");
  for (const path of ["broken", "broken/below"]) expect(codeOf(join(place, path))).toBe("ENOENT");
  expect(codeOf(join(place, "loop"))).toBe("ELOOP");
  if (process.platform === "linux") expect(codeOf("/proc/none/below")).toBe("ENOENT");
});
