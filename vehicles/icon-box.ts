/**
 * A side elevation, front to the right, as strokes of one width in the icons' box, the floor at 105. `signal` holds the
 * strokes that may be coloured: lamps and light strips.
 */
export type VehicleIcon = { readonly body: string; readonly signal: string };

export const vehicleIconBox = { width: 160, height: 110, floor: 105, stroke: 1.75 } as const;
