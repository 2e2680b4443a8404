/** The address of the picture that holds every vehicle's icon; `#fork` behind it shows one. */
export { default as vehicleIconsUrl } from "../generated/vehicles/icons.svg?url";
