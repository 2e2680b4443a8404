import { ShaderChunk } from "three";

/**
 * Changes three's own shaders (written for 0.187; each replacement throws if the text it looks for is gone):
 * - directional lights are samples of the environment: they light diffusely only, and the share of them that
 *   arrives unshadowed (skyOpen / skyAll) dims what surfaces mirror and the ambient light;
 * - NO_MIRROR surfaces mirror nothing.
 */
export function patchShaders(): void {
  patch("lights_fragment_begin", [
    [
      "DirectionalLight directionalLight;",
      "DirectionalLight directionalLight; float shade = 1.0; float facing = 0.0; float arriving = 0.0;",
    ],
    [
      /directLight\.color \*= \( directLight\.visible && receiveShadow \) \? (getShadow\( directionalShadowMap\[ i \].*) : 1\.0;\s*#endif\s*RE_Direct\(.*\);/,
      `shade = receiveShadow ? $1 : 1.0;
      #endif
      facing = saturate( dot( geometryNormal, directLight.direction ) );
      arriving = dot( directLight.color, vec3( .2126, .7152, .0722 ) ) * facing;
      skyAll += arriving; skyOpen += arriving * shade;
      reflectedLight.directDiffuse += facing * shade * directLight.color * BRDF_Lambert( material.diffuseContribution );`,
    ],
    ["IncidentLight directLight;", "IncidentLight directLight; float skyAll = 1e-4; float skyOpen = 1e-4;"],
  ]);
  patch("lights_fragment_maps", [
    [
      "#if defined( RE_IndirectDiffuse )",
      "float openness = skyOpen / skyAll; float mirrorOpenness = mix( 1.0, openness, .8 );\n#if defined( RE_IndirectDiffuse )",
    ],
    ["iblIrradiance += getIBLIrradiance( geometryNormal );", ""],
    [
      "vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );",
      `#if defined( NO_MIRROR )
        vec3 iblRadiance = irradiance * RECIPROCAL_PI;
      #else
        vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
      #endif`,
    ],
    ["radiance += iblRadiance;", "radiance += iblRadiance * mirrorOpenness;"],
    [
      "clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );",
      "clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness ) * mirrorOpenness;",
    ],
  ]);
}

function patch(
  name: "lights_fragment_begin" | "lights_fragment_maps",
  changes: [string | RegExp, string][],
): void {
  for (const [from, to] of changes) {
    const before = ShaderChunk[name];
    ShaderChunk[name] = before.replace(from, to);
    if (ShaderChunk[name] === before) {
      throw new Error(
        `three's shader ${name} no longer contains ${from}; adapt render/page/shader-patches.ts.`,
      );
    }
  }
}
