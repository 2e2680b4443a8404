import type { Texture } from "three";
import { Mesh, MeshStandardMaterial, PlaneGeometry, Vector2, Vector4 } from "three";
import { fractalNoise } from "../materials/noise.ts";
import { coloured, texture } from "../materials/textures.ts";
import { withoutShadowOffset } from "./contact.ts";
import type { Stage } from "./scene.ts";

export type FloorMarkings = {
  map: Texture;
  /** the rectangle that the map covers */
  x: number;
  z: number;
  width: number;
  depth: number;
};

const size = 1024;
const metres = 11;

/** Polished concrete, 80 m square, that mirrors the scene; lane markings are painted inside its shader. */
export function concreteFloor(stage: Stage, markings: FloorMarkings): Mesh {
  const cloud = fractalNoise({ size, cells: 3, octaves: 8, gain: 0.58, seed: 21 });
  const grit = fractalNoise({ size, cells: 24, octaves: 5, gain: 0.6, seed: 22 });
  const at = (map: Float32Array, i: number) => (map[i] ?? 0) - 0.5;
  const map = texture(size, 1 / metres, (i) => {
    const value = 152 + at(cloud, i) * 62 + at(grit, i) * 26;
    return [value, value * 0.992, value * 0.968];
  });
  const roughness = texture(size, 1 / metres, (i) => [0, 100 + at(cloud, i) * 120 + at(grit, i) * 44, 0]);
  const material = new MeshStandardMaterial({ map: coloured(map), roughnessMap: roughness, roughness: 1 });
  material.defines = { ...material.defines, MIRROR_FLOOR: 1 };
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, {
      mirror: { value: stage.mirror },
      pixels: { value: new Vector2(stage.width, stage.height) },
      paint: { value: markings.map },
      paintArea: { value: new Vector4(markings.x, markings.z, markings.width, markings.depth) },
    });
    shader.vertexShader = withoutShadowOffset(shader.vertexShader);
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", `#include <common>\n${declarations}`)
      .replace("#include <map_fragment>", `#include <map_fragment>\n${painting}`)
      .replace(
        "#include <roughnessmap_fragment>",
        "#include <roughnessmap_fragment>\nroughnessFactor = mix( roughnessFactor, .45, painted.a );",
      );
  };
  const mesh = new Mesh(floorPlane(), material);
  mesh.receiveShadow = true;
  mesh.renderOrder = 2;
  mesh.userData.notMirrored = true;
  return mesh;
}

const declarations = `uniform sampler2D mirror, paint; uniform vec2 pixels; uniform vec4 paintArea;
vec3 mirrored() { vec2 here = gl_FragCoord.xy / pixels; return min( texture2D( mirror, vec2( here.x, 1. - here.y ) ).rgb, 1.7 ) * 1.5; }`;

const painting = `vec2 ground = vMapUv * ${metres.toFixed(1)};
vec2 inPaint = ( ground - paintArea.xy ) / paintArea.zw;
vec4 painted = textureGrad( paint, vec2( inPaint.x, 1. - inPaint.y ), dFdx( ground ) / paintArea.zw, dFdy( ground ) / paintArea.zw );
painted.a *= step( 0., inPaint.x ) * step( inPaint.x, 1. ) * step( 0., inPaint.y ) * step( inPaint.y, 1. );
diffuseColor.rgb = mix( diffuseColor.rgb, painted.rgb, painted.a );`;

/** A plane whose texture coordinates are metres: u along x, v along z. */
function floorPlane(): PlaneGeometry {
  const plane = new PlaneGeometry(80, 80);
  plane.rotateX(-Math.PI / 2);
  const { position, uv } = plane.attributes;
  for (let i = 0; i < 4; i++) uv?.setXY(i, position?.getX(i) ?? 0, position?.getZ(i) ?? 0);
  return plane;
}
