import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";

/**
 * Reads .env if there is one; variables that are already set win. Imported first by the commands that read the
 * configuration; npm itself has Node read it for `npm run staff`.
 */
if (existsSync(".env")) loadEnvFile(".env");
