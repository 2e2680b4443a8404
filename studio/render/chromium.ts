import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { chromium } from "playwright-core";
import { findChromium } from "../../scripts/machine/find-chromium.mjs";
import { bundlePage } from "./bundle.ts";
import { keepPriority } from "./priority.ts";
import { StudioError } from "./studio-error.ts";

export type StudioPage = {
  page: Page;
  close(): Promise<void>;
};

/** Software WebGL, the fastest first: Mesa's llvmpipe uses wide vectors and takes a third of SwiftShader's time. */
const drawers = [
  { name: "Mesa's llvmpipe", flags: ["--use-gl=angle", "--use-angle=gl-egl"] },
  { name: "SwiftShader", flags: ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"] },
] as const;

/** Opens a headless browser with software WebGL, and loads the studio into it. */
export async function openStudio(): Promise<StudioPage> {
  const executable = find();
  for (const { name, flags } of drawers) {
    const studio = await openWith(executable, flags);
    if (studio) return studio;
    console.error(`${name} gives no WebGL 2 here.`);
  }
  throw new StudioError(
    "This Chromium gives no WebGL 2, neither with Mesa's llvmpipe (Debian: apt-get install libegl1 libgl1-mesa-dri) nor with SwiftShader, which comes with most builds of Chromium.",
  );
}

function find() {
  try {
    return findChromium();
  } catch (error) {
    throw new StudioError((error as Error).message);
  }
}

/** undefined if these flags give no WebGL 2 */
async function openWith(executablePath: string, drawer: readonly string[]): Promise<StudioPage | undefined> {
  const profile = await mkdtemp(join(tmpdir(), "studio-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    args: [...flags, ...drawer],
    // Mesa in software even where there is a graphics card: the same picture on every machine.
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: "1", GALLIUM_DRIVER: "llvmpipe" },
    timeout: 120_000,
  });
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(0);
  const close = async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  };
  try {
    if (await prepare(page)) {
      await keepPriority(profile);
      return { page, close };
    }
    await close();
    return undefined;
  } catch (error) {
    await close();
    throw error;
  }
}

/** Loads the studio into the page; false if the page has no WebGL 2 to draw with. */
async function prepare(page: Page): Promise<boolean> {
  page.on("console", (message) => {
    if (
      ["error", "warning", "info"].includes(message.type()) &&
      !/GPU stall|swiftshader|fallback/i.test(message.text())
    ) {
      console.error(`  in the page: ${message.text().slice(0, 1200)}`);
    }
  });
  await page.setContent("<!doctype html><meta charset=utf-8><title>Studio</title>");
  if (!(await page.evaluate("!!document.createElement('canvas').getContext('webgl2')"))) return false;
  await page.addScriptTag({ content: await bundlePage() });
  return true;
}

/** The site's typeface, as base64, for prints on the models. */
export async function typeface(): Promise<string> {
  const require = createRequire(import.meta.url);
  return (
    await readFile(require.resolve("@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2"))
  ).toString("base64");
}

const flags = [
  "--headless=new",
  "--no-sandbox",
  "--ignore-gpu-blocklist",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
