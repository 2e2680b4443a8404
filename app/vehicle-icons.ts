/** The address of the picture that holds every vehicle's icon; a fragment such as `#fork` shows one. */
export { default as vehicleIconsUrl } from "../generated/vehicles/icons.svg?url";
