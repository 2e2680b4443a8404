import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";

/**
 * Reads .env where there is one; what the process was started with wins. Imported first by the commands that read the
 * configuration; npm itself has Node read it for `npm run staff`.
 */
if (existsSync(".env")) loadEnvFile(".env");
