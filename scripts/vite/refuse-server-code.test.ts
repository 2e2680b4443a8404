import { resolve } from "node:path";
import { build, type Plugin } from "vite";
import { expect, test } from "vitest";
import { refuseServerCode } from "./refuse-server-code.ts";

const root = resolve(import.meta.dirname, "../..");

test("the build refuses a page that imports from server/, and names both", async () => {
  await expect(
    bundle('import { readConfig } from "#server/config/config.ts"; readConfig({});'),
  ).rejects.toThrow(
    /imports server\/config\/config\.ts, which belongs to the server and must never reach a browser/,
  );
});

test("the build refuses a dynamic import from server/ too", async () => {
  await expect(bundle('import("#server/config/config.ts").then(console.info);')).rejects.toThrow(
    /server\/config\/config\.ts/,
  );
});

test("the build lets everything else through", async () => {
  await expect(
    bundle('import { company } from "#content/company/company.ts"; console.info(company.name);'),
  ).resolves.toBeDefined();
});

function bundle(code: string) {
  const entry = resolve(root, "app/made-up-page.ts");
  const page: Plugin = {
    name: "made-up-page",
    enforce: "pre",
    resolveId: (id) => (id === entry ? id : null),
    load: (id) => (id === entry ? code : null),
  };
  return build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [page, refuseServerCode()],
    build: { write: false, rolldownOptions: { input: entry } },
  });
}
