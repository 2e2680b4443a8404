/* Preloaded by NODE_OPTIONS: kills the process before its KILLED_AT-th change of a file by node:fs/promises. */
import files from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

let left = Number(process.env.KILLED_AT);
for (const name of ["copyFile", "link", "rename", "rm", "writeFile"]) {
  const change = files[name];
  files[name] = (...parameters) => {
    if (--left === 0) process.kill(process.pid, "SIGKILL");
    return change(...parameters);
  };
}
syncBuiltinESMExports();
