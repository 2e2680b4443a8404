import { spawn } from "node:child_process";
import { once } from "node:events";
import { sqliteFile } from "#server/database/connect.ts";

/** Another process that holds the lock of a SQLite file, until it is let go. */
export async function lockFrom(dataDir: string) {
  const holder = spawn(
    process.execPath,
    [
      "-e",
      `const file = new (require("node:sqlite").DatabaseSync)(process.argv[1], { timeout: 5000 });
       file.exec("begin exclusive");
       console.log("locked");
       process.stdin.resume().on("end", () => { file.exec("rollback"); process.exit(); });`,
      sqliteFile(dataDir),
    ],
    { stdio: ["pipe", "pipe", "inherit"] },
  );
  await once(holder.stdout, "data");
  return {
    async release() {
      const gone = once(holder, "exit");
      holder.stdin.end();
      await gone;
    },
  };
}
