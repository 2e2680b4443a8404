import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";

/** Reads .env where there is one; what the process was started with wins. Imported first by every command. */
if (existsSync(".env")) loadEnvFile(".env");
