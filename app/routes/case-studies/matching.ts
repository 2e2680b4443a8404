import type { Listed } from "./filters.ts";

type Filter = { industry: string | null; vehicle: string | null };

/** The studies that fit both; an empty or missing value lets everything through. */
export function matching<Study extends Pick<Listed, "inIndustry" | "withVehicles">>(
  studies: readonly Study[],
  { industry, vehicle }: Filter,
): Study[] {
  return studies.filter(
    ({ inIndustry, withVehicles }) =>
      (!industry || inIndustry === industry) && (!vehicle || withVehicles.includes(vehicle)),
  );
}
