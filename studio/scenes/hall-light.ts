import type { Radiance } from "../render/page/environment.ts";
import { Environment } from "../render/page/environment.ts";

/** Light in a hall: a bright roof, and sun through its lights from one side (`azimuth` in degrees). */
export function hallLight(azimuth = 50, level = 0.92): Environment {
  const radiance: Radiance = (x, y, z) => {
    if (y < 0) return [0.2, 0.198, 0.19];
    const roof = 0.08 + 0.9 * Math.min(1, Math.max(0, (y - 0.22) / 0.55));
    const around = (Math.atan2(z, x) * 180) / Math.PI;
    const off = ((around - azimuth + 540) % 360) - 180;
    const day = 220 * Math.exp(-((off / 7) ** 2)) * Math.exp(-(((y - 0.7) / 0.06) ** 2));
    return [roof * 0.98 + day, roof * 1.0 + day * 0.96, roof * 1.03 + day * 0.88];
  };
  return new Environment(radiance, level, 512);
}
