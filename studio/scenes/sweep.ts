import type { Scene, Texture } from "three";
import { CircleGeometry, Color, Mesh, MeshStandardMaterial, ShaderMaterial, Vector2 } from "three";
import { screenTriangle } from "../render/page/passes.ts";
import { withoutShadowOffset } from "./contact.ts";

export type Sweep = {
  /** height in the picture, 0 to 1, at which the floor turns into the wall */
  horizon: number;
  /** how much of the mirror image shows */
  mirror: number;
  /** the paper's colours; the light ones if left out */
  paper?: Paper;
};

/** Colours of the sweep: at the top of the wall, at its foot, and of the floor before the camera. */
type Paper = { wall: string; bend: string; ground: string };

const day: Paper = { wall: "#dedfdb", bend: "#f3f2ed", ground: "#e6e5df" };

/** Nearly the ground of the pages' dark scheme, a little lighter behind the vehicle. */
export const nightPaper: Paper = { wall: "#151a18", bend: "#5c6462", ground: "#1d2321" };

const paint = `uniform vec3 wall, bend, ground; uniform float horizon, mirrorShare; uniform vec2 pixels; uniform sampler2D mirror;
vec3 sweep( vec2 at ) {
  vec3 c = at.y > horizon ? mix( bend, wall, smoothstep( horizon, 1.08, at.y ) ) : mix( bend, ground, smoothstep( horizon, horizon - .5, at.y ) );
  float away = distance( ( at - vec2( .5, horizon - .02 ) ) * vec2( 1., 1.15 ), vec2( 0. ) );
  return c * mix( 1.05, .88, smoothstep( .1, .85, away ) );
}`;

/** A seamless paper sweep: a soft gradient, and a floor that shows only the vehicle's shadow and mirror image. */
export function addSweep(
  scene: Scene,
  size: { width: number; height: number },
  mirror: Texture,
  sweep: Sweep,
): void {
  const paper = sweep.paper ?? day;
  const uniforms = {
    wall: { value: new Color(paper.wall) },
    bend: { value: new Color(paper.bend) },
    ground: { value: new Color(paper.ground) },
    horizon: { value: sweep.horizon },
    pixels: { value: new Vector2(size.width, size.height) },
    mirror: { value: mirror },
    mirrorShare: { value: sweep.mirror },
  };
  const wall = new ShaderMaterial({
    uniforms,
    depthTest: false,
    depthWrite: false,
    vertexShader: "void main() { gl_Position = vec4( position.xy, 1., 1. ); }",
    fragmentShader: `${paint}\nvoid main() { gl_FragColor = vec4( sweep( gl_FragCoord.xy / pixels ), 0. ); }`,
  });
  const backdrop = new Mesh(screenTriangle(), wall);
  backdrop.frustumCulled = false;
  backdrop.renderOrder = -10;
  backdrop.userData.notMirrored = true;
  scene.add(backdrop, floor(uniforms));
}

function floor(uniforms: Record<string, { value: unknown }>): Mesh {
  const material = new MeshStandardMaterial({ color: "#888888", roughness: 0.4 });
  material.defines = { ...material.defines, NO_MIRROR: 1 };
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = withoutShadowOffset(shader.vertexShader);
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", `#include <common>\n${paint}`)
      .replace(
        "#include <opaque_fragment>",
        `vec2 here = gl_FragCoord.xy / pixels;
        vec4 below = texture2D( mirror, vec2( here.x, 1. - here.y ) );
        float grazing = .06 + .94 * pow( 1. - saturate( dot( geometryNormal, geometryViewDir ) ), 4. );
        float share = clamp( below.a * mirrorShare * ( .12 + grazing ), 0., .6 );
        outgoingLight = mix( sweep( here ) * pow( openness, 1.35 ), below.rgb, share );
        #include <opaque_fragment>`,
      );
  };
  const mesh = new Mesh(new CircleGeometry(16, 48).rotateX(-Math.PI / 2), material);
  mesh.receiveShadow = true;
  mesh.renderOrder = 5;
  mesh.userData.notMirrored = true;
  return mesh;
}
