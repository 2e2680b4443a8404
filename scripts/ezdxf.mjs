import { spawnSync } from "node:child_process";
import { installSystemPackage } from "./system-package.mjs";

/** The tests read the vehicles' DXF files as a drawing program does, with ezdxf. Where it is missing, the package manager brings it. */
export function ensureEzdxf() {
  const finds = () => spawnSync("/usr/bin/python3", ["-c", "import ezdxf"], { stdio: "ignore" }).status === 0;
  if (finds()) return;
  if (installSystemPackage("python3-ezdxf", "ezdxf for the tests of the vehicles' files") && finds()) return;
  console.error(
    "The tests of the vehicles' files found no ezdxf. Install it for /usr/bin/python3 (pip install ezdxf).",
  );
  process.exit(1);
}
