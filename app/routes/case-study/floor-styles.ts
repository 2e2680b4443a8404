import floorDrawing from "#app/sections/floor-drawing/floor-drawing.module.css";
import floorFigure from "#app/sections/floor-figure/floor-figure.module.css";
import plantFloor from "./plant-floor.module.css";

/**
 * The floor is seen before its script loads, so its styles belong to the page itself. They are listed here and kept in
 * the route's `handle`, because a bundler drops a CSS module that nothing uses.
 */
export const floorStyles = [floorDrawing, floorFigure, plantFloor];
