import { BoxGeometry, Mesh, MeshStandardMaterial, Scene } from "three";
import { expect, it } from "vitest";
import { findShot } from "../render/find-shot.ts";
import { digest } from "./digest.ts";
import { shotDigest } from "./scene.ts";

it("a shot's fingerprint depends on what is visible: its camera, not its alt text", () => {
  const shot = findShot("fork-gallery-1");
  const fingerprint = shotDigest(shot);
  expect(shotDigest({ ...shot, name: "another", alt: "Another." })).toBe(fingerprint);
  expect(shotDigest({ ...shot, camera: { ...shot.camera, lens: shot.camera.lens + 1 } })).not.toBe(
    fingerprint,
  );
});

const built = () => {
  const paint = new MeshStandardMaterial({ roughness: 0.4 });
  return { paint, mesh: new Mesh(new BoxGeometry(1, 2, 3), paint) };
};

const scene = (change: (parts: ReturnType<typeof built>) => unknown = () => {}) => {
  const parts = built();
  change(parts);
  return digest(new Scene().add(parts.mesh));
};

it("the same scene built twice has one fingerprint, whatever its objects are called", () => {
  expect(scene()).toBe(scene());
  expect(scene(({ mesh }) => Object.assign(mesh, { name: "chassis" }))).toBe(scene());
});

it.each<[string, Parameters<typeof scene>[0]]>([
  ["a place", ({ mesh }) => mesh.position.setX(0.001)],
  ["a vertex", ({ mesh }) => mesh.geometry.getAttribute("position").setX(0, 0.6)],
  ["a paint", ({ paint }) => Object.assign(paint, { roughness: 0.41 })],
  ["a shadow", ({ mesh }) => Object.assign(mesh, { castShadow: true })],
  [
    "a shader",
    ({ paint }) =>
      Object.assign(paint, {
        onBeforeCompile: (shader: { fragmentShader: string }) => {
          shader.fragmentShader += " ";
        },
      }),
  ],
])("%s that changes, changes it", (_, change) => {
  expect(scene(change)).not.toBe(scene());
});

it("a function in the scene is refused", () => {
  expect(() => scene(({ mesh }) => Object.assign(mesh.userData, { paint: () => {} }))).toThrow(
    "can't follow a function",
  );
});
