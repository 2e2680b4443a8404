import type { Listed } from "./filters.ts";

type Filter = { industry: string | null; vehicle: string | null };

/** The studies that match both filters; an empty or missing value matches everything. */
export function matching<Study extends Pick<Listed, "inIndustry" | "withVehicles">>(
  studies: readonly Study[],
  { industry, vehicle }: Filter,
): Study[] {
  return studies.filter(
    ({ inIndustry, withVehicles }) =>
      (!industry || inIndustry === industry) && (!vehicle || withVehicles.includes(vehicle)),
  );
}
