/** All code that turns a scene into a picture. */
export { cameraFor } from "../render/page/camera.ts";
export { Darkroom } from "../render/page/darkroom.ts";
export { Environment } from "../render/page/environment.ts";
export { patchShaders } from "../render/page/shader-patches.ts";
