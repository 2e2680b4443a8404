import { findListed, fullTitle, type Vehicle, type VehicleReference } from "#vehicles/index.ts";

/**
 * What is painted on a vehicle's sides, and the figures to which it is built. Payload is always labelled as payload,
 * because titles carry other numbers.
 */
export type Figures = {
  title: string;
  /** the two lines painted on the vehicle */
  series: string;
  type: string;
  /** kg */
  payload: number;
  /** m/s */
  speed: number;
  /** highest fork position, mm */
  lift?: number;
};

/** "MAG 1400 Fork AMR" is the type "Fork AMR" of the series "MAG 1400". */
function painted(vehicle: Vehicle): Figures {
  const [line, number, ...type] = vehicle.title.split(" ");
  return {
    title: fullTitle(vehicle),
    series: `${line} ${number}`,
    type: type.join(" "),
    payload: vehicle.payloadKg,
    speed: vehicle.speedMetresPerSecond,
    ...(vehicle.liftMillimetres !== undefined && { lift: vehicle.liftMillimetres }),
  };
}

/** What is painted on a vehicle. @throws if it has left the list */
export function figuresOf(product: VehicleReference): Figures {
  const vehicle = findListed(product);
  if (!vehicle)
    throw new Error(
      `vehicles/index.ts has no "${product}": what shows it keeps its pictures and can't be made again.`,
    );
  return painted(vehicle);
}

export const payloadText = (figures: Figures): string => `Payload ${figures.payload} kg`;
export const liftText = (figures: Figures): string => (figures.lift ? `Lift ${figures.lift} mm` : "");
