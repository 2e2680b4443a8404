/*
 * Preloaded by NODE_OPTIONS: kills the process before its KILLED_AT-th change, which is one of a file by node:fs/promises
 * or of a SQLite database. Where KILLED_AFTER names a file, changes count from when that file is there.
 */
import { existsSync } from "node:fs";
import files from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { DatabaseSync, StatementSync } from "node:sqlite";

const { KILLED_AT, KILLED_AFTER } = process.env;
let left = Number(KILLED_AT);

for (const name of ["copyFile", "link", "rename", "rm", "writeFile"]) precede(files, name, () => true);
precede(DatabaseSync.prototype, "exec", ([sql]) => changes(sql));
for (const name of ["run", "all", "get"])
  precede(StatementSync.prototype, name, (_, { sourceSQL }) => changes(sourceSQL));
syncBuiltinESMExports();

function precede(holder, name, isChange) {
  const act = holder[name];
  holder[name] = function (...parameters) {
    const counts = isChange(parameters, this) && (!KILLED_AFTER || existsSync(KILLED_AFTER));
    if (counts && --left === 0) process.kill(process.pid, "SIGKILL");
    return act.apply(this, parameters);
  };
}

function changes(sql) {
  return /^\s*(insert|update|delete|create|alter|drop|vacuum|commit)\b/i.test(sql);
}
