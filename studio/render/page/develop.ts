import type { ToneMapping, WebGLRenderer, WebGLRenderTarget } from "three";
import {
  AgXToneMapping,
  HalfFloatType,
  NeutralToneMapping,
  NoToneMapping,
  WebGLRenderTarget as Target,
  Vector2,
} from "three";
import type { Look } from "../../scenes/scene.ts";
import type { Screen } from "./passes.ts";
import { pass } from "./passes.ts";

const bright = `uniform sampler2D light; uniform float share;
void main() {
  vec3 sum = vec3( 0. );
  for ( int y = 0; y < 4; y ++ ) for ( int x = 0; x < 4; x ++ ) {
    vec3 c = texelFetch( light, ivec2( gl_FragCoord.xy ) * 4 + ivec2( x, y ), 0 ).rgb * share;
    float top = max( c.r, max( c.g, c.b ) );
    sum += c * smoothstep( 1.15, 2.4, top ) * min( 1., 6. / max( top, 1e-3 ) );
  }
  gl_FragColor = vec4( sum / 16., 1. );
}`;

const blur = `uniform sampler2D light; uniform vec2 step1;
void main() {
  vec3 sum = vec3( 0. ); float total = 0.;
  for ( int i = -16; i <= 16; i ++ ) {
    float w = exp( -float( i * i ) / 70. ) + .25 * exp( -float( i * i ) / 8. );
    sum += texture2D( light, at + step1 * float( i ) ).rgb * w; total += w;
  }
  gl_FragColor = vec4( sum / total, 1. );
}`;

const print = `uniform sampler2D light, halo; uniform float share, bloom, vignette, saturation, contrast;
float grain( vec2 p ) { return fract( sin( dot( p, vec2( 12.9898, 78.233 ) ) ) * 43758.5453 ); }
void main() {
  vec3 c = texture2D( light, at ).rgb * share + texture2D( halo, at ).rgb * bloom;
  vec2 off = at - .5;
  gl_FragColor = vec4( c * ( 1. - vignette * dot( off, off ) * 1.6 ), 1. );
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  vec3 o = gl_FragColor.rgb;
  o = clamp( mix( vec3( dot( o, vec3( .2126, .7152, .0722 ) ) ), o, saturation ), 0., 1. );
  o = mix( o, o * o * ( 3. - 2. * o ), contrast );
  gl_FragColor.rgb = o + ( grain( gl_FragCoord.xy ) + grain( gl_FragCoord.yx + 7. ) - 1. ) / 255.;
}`;

const tones: Record<Look["tone"], ToneMapping> = { neutral: NeutralToneMapping, agx: AgXToneMapping };

/** Turns gathered light into the picture on the canvas: glow around lamps, tone curve, a grain too fine to see that stops banding. */
export function develop(
  renderer: WebGLRenderer,
  screen: Screen,
  gathered: WebGLRenderTarget,
  frames: number,
  look: Look,
) {
  const [width, height] = [Math.ceil(gathered.width / 4), Math.ceil(gathered.height / 4)];
  const half = () => new Target(width, height, { type: HalfFloatType, depthBuffer: false });
  const [a, b] = [half(), half()];
  const share = { value: 1 / frames };
  screen.draw(pass(bright, { light: { value: gathered.texture }, share }), a);
  screen.draw(pass(blur, { light: { value: a.texture }, step1: { value: new Vector2(1 / width, 0) } }), b);
  screen.draw(pass(blur, { light: { value: b.texture }, step1: { value: new Vector2(0, 1 / height) } }), a);
  renderer.toneMapping = tones[look.tone];
  renderer.toneMappingExposure = look.exposure;
  const { bloom, vignette, saturation, contrast } = look;
  const values = { bloom, vignette, saturation, contrast };
  const uniforms = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }]));
  screen.draw(
    pass(print, { light: { value: gathered.texture }, halo: { value: a.texture }, share, ...uniforms }),
    null,
  );
  renderer.toneMapping = NoToneMapping;
  a.dispose();
  b.dispose();
}
