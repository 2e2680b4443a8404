import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { chromium } from "playwright-core";
import { bundlePage } from "./bundle.ts";
import { keepPriority } from "./priority.ts";
import { StudioError } from "./studio-error.ts";

const executable = process.env.STUDIO_CHROMIUM ?? "/usr/bin/chromium";

export interface StudioPage {
  page: Page;
  close(): Promise<void>;
}

/** Opens a browser without a window, with a software WebGL, and loads the studio into it. */
export async function openStudio(): Promise<StudioPage> {
  if (!existsSync(executable)) {
    throw new StudioError(
      `No Chromium at ${executable}. Install it (Debian: apt-get install chromium) or set STUDIO_CHROMIUM to its path.`,
    );
  }
  const profile = await mkdtemp(join(tmpdir(), "studio-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: executable,
    headless: true,
    args: flags,
    timeout: 120_000,
  });
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(0);
  const close = async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  };
  try {
    await prepare(page);
    await keepPriority(profile);
  } catch (error) {
    await close();
    throw error;
  }
  return { page, close };
}

async function prepare(page: Page): Promise<void> {
  page.on("console", (message) => {
    if (
      ["error", "warning", "info"].includes(message.type()) &&
      !/GPU stall|swiftshader|fallback/i.test(message.text())
    ) {
      console.error(`  in the page: ${message.text().slice(0, 1200)}`);
    }
  });
  await page.setContent("<!doctype html><meta charset=utf-8><title>Studio</title>");
  const webgl = await page.evaluate("!!document.createElement('canvas').getContext('webgl2')");
  if (!webgl) {
    throw new StudioError(
      "This Chromium gives no WebGL 2. The studio asks for SwiftShader (--use-angle=swiftshader); check that the build has it.",
    );
  }
  await page.addScriptTag({ content: await bundlePage() });
}

/** The house typeface, as base64, for what is printed on the models. */
export async function typeface(): Promise<string> {
  const require = createRequire(import.meta.url);
  return (
    await readFile(require.resolve("@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2"))
  ).toString("base64");
}

const flags = [
  "--headless=new",
  "--no-sandbox",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
