/** All code that turns a set and its actors into the pictures of a film. */
export { Environment } from "../render/page/environment.ts";
export { FilmCamera } from "../render/page/film/film-camera.ts";
export { softenShadows } from "../render/page/film/soft-shadows.ts";
export { lightAround, plateTexture } from "../render/page/film/traced.ts";
export { patchShaders } from "../render/page/shader-patches.ts";
