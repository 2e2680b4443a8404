import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/* The table "What computes" of docs/operating.md says what the code does: each number is taken from where it is used. */

const table = readFileSync("docs/operating.md", "utf8");
const row = (address: string) => table.split("\n").find((line) => line.startsWith(`| ${address}`)) ?? "";

/** A constant's number, or a member's of one that is an object. */
function number(path: string, name: string, member?: string): number {
  const code = readFileSync(path, "utf8");
  const value = new RegExp(`const ${name} = ([^;]+);`).exec(code)?.[1] ?? "";
  const own = member === undefined ? value : (new RegExp(`\\b${member}: ([\\d_]+)`).exec(value)?.[1] ?? "");
  const found = Number(own.replaceAll("_", ""));
  expect(found, `${name} ${member ?? ""} in ${path}`).toBeGreaterThan(0);
  return found;
}

const seconds = (path: string, name: string, member?: string) => `${number(path, name, member) / 1000} s`;

test.for<[address: string, stated: () => string[]]>([
  [
    "pages on request, search",
    () => [
      `${seconds("server/render-in-threads.ts", "longest")} and ${seconds("server/search/search-in-thread.ts", "longest")}`,
    ],
  ],
  [
    "`/planner/size`",
    () => [
      `${number("server/sizing/sizing-requests.ts", "most")} plans a minute`,
      `${number("server/sizing/sizings.ts", "most", "waiting")} waiting (${number("server/sizing/sizings.ts", "most", "ofNetwork")} of one network)`,
      `${seconds("server/sizing/sizings.ts", "longest", "fleet")} for a fleet and ${seconds("server/sizing/sizings.ts", "longest", "stop")} for what a stop costs it`,
    ],
  ],
  [
    "`/planner/files/requirement.pdf`",
    () => [
      `${number("server/documents/requirements.ts", "maxPerMinute")} a minute`,
      `${number("server/documents/requirements.ts", "most", "waiting")} waiting (${number("server/documents/requirements.ts", "most", "ofNetwork")} of one network)`,
      `${seconds("server/documents/requirements.ts", "longest")} each`,
    ],
  ],
  [
    "`/mcp`",
    () => [
      `${number("server/assistants/assistants.ts", "maxPerMinute")} a minute`,
      `${number("server/assistants/assistants.ts", "longestQueue")} waiting (${number("server/assistants/assistants.ts", "longestQueueOfNetwork")} of one network)`,
      `${seconds("server/assistants/assistants.ts", "longest")} each`,
    ],
  ],
  [
    "uploads of staff",
    () => [
      `${seconds("server/blog/picture-work.ts", "longest", "upload")} each`,
      `${number("server/blog/pictures.ts", "maxWaiting")} waiting`,
    ],
  ],
])("what computes for %s is bounded as docs/operating.md says", ([address, stated]) => {
  for (const words of stated()) expect(row(address)).toContain(words);
});

test("the backup's unit is shut in as the site's is", () => {
  const bounds = (unit: string) =>
    readFileSync(`deploy/${unit}.service`, "utf8")
      .split("\n")
      .filter((line) =>
        /^(?:Protect|Private|Restrict|Capability|Ambient|System|Lock|NoNew|UMask|Dynamic|State)/.test(line),
      );
  expect(bounds("mag-robotics").length).toBeGreaterThan(20);
  expect(bounds("mag-robotics-backup")).toEqual(bounds("mag-robotics"));
});

test("each place that says how large a picture may be says what the server takes", () => {
  const server = readFileSync("server/blog/prepare-upload.ts", "utf8");
  const most = Number(/largestPicture = (\d+) \* 1024 \* 1024;/.exec(server)?.[1]);
  const said = {
    "deploy/nginx.conf": /(\d+) Mi?B\b/g,
    "docs/operating.md": /uploads of staff.*?(\d+) MB/g,
    "docs/security.md": /files have a largest size.*?(\d+) MB/g,
    "server/blog/uploads.ts": /larger than (\d+) MB/g,
    "app/routes/native-blogs/editor/pictures/upload-picture.ts": /larger than (\d+) MB/g,
    "app/routes/native-blogs/editor/pictures/picture-choice.tsx": /up to (\d+) MB/g,
  };
  for (const [path, size] of Object.entries(said)) {
    const sizes = [...readFileSync(path, "utf8").matchAll(size)].map(([, number]) => Number(number));
    expect([path, ...new Set(sizes)]).toEqual([path, most]);
  }
  const body = /client_max_body_size (\d+)m;/.exec(readFileSync("deploy/nginx.conf", "utf8"))?.[1];
  expect(Number(body)).toBe(most + 1);
});
