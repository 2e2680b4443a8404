import { expect, test } from "vitest";
import { type Import, readImports, roomFaults } from "./room-faults.ts";

const oneWay: Import[] = [
  { from: "server/site.ts", to: "server/desk/list.ts" },
  { from: "server/staff/pages.ts", to: "server/desk/list.ts" },
  { from: "server/desk/list.ts", to: "server/desk/rows.ts" },
  { from: "app/routes/staff/staff.tsx", to: "server/page-input.ts" },
  { from: "vite.config.ts", to: "app/routes.ts" },
];

test("imports that go one way pass", () => {
  expect(roomFaults(oneWay)).toEqual([]);
});

test("imports both ways are refused in a sentence that names the files", () => {
  const back = { from: "server/desk/tracking.ts", to: "server/staff/secrets.ts" };
  expect(roomFaults([...oneWay, back])).toEqual([
    "Imports between rooms go one way, and these go round (server/desk → server/staff → server/desk): server/desk/tracking.ts imports server/staff/secrets.ts; server/staff/pages.ts imports server/desk/list.ts. Move what both need into a room of its own.",
  ]);
});

test("so are imports back by way of a third room", () => {
  const round = [
    { from: "server/desk/tracking.ts", to: "server/log/log.ts" },
    { from: "server/log/log.ts", to: "server/staff/roles.ts" },
  ];
  expect(roomFaults([...oneWay, ...round])).toEqual([
    expect.stringContaining("(server/desk → server/log → server/staff → server/desk)"),
  ]);
});

test("files directly in server/ assemble the rooms, and no room imports them", () => {
  const back = { from: "server/desk/list.ts", to: "server/site.ts" };
  expect(roomFaults([...oneWay, back])).toHaveLength(1);
});

test("imports are found however they are written", async () => {
  const imports = await readImports();
  for (const known of [
    { from: "server/site.ts", to: "server/app.ts" },
    { from: "server/desk/list.ts", to: "server/tables/tables.ts" },
    { from: "scripts/site/ensure-measures.ts", to: "vehicles/index.ts" },
  ])
    expect(imports).toContainEqual(known);
});
